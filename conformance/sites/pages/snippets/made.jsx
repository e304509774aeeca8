export const Made = () => <h2 id="made">Made</h2>;
