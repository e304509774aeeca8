export const REQUIRED_SETTINGS = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }';
