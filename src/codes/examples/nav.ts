export const PLATFORM = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }';
