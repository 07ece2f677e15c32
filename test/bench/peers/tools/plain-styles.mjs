/** For tools that bring no look of their own. */
export const PLAIN_STYLES = `body { display: grid; grid-template-columns: 15rem minmax(0, 50rem); gap: 2rem; font-family: sans-serif; }
body > nav { max-block-size: 100vh; overflow: auto; position: sticky; inset-block-start: 0; }
pre { overflow: auto; }
`;
