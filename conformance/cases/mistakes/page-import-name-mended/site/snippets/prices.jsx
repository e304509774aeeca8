export const Prices = () => <b>1</b>;
