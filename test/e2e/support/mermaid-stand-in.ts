// A stand-in for the package that draws diagrams, with the part of its interface that is used: the real one is 130 MB of
// libraries, and what it draws is its own affair.
import { smallest } from './smallest.ts';

const STAND_IN = `
let theme;
export default {
  initialize(config) { theme = config.theme; globalThis.strict = config.securityLevel; },
  async render(id, code) {
    if (code.includes('--[')) throw new Error('Parse error on line 2');
    const title = code.includes('accTitle') ? ' aria-labelledby="t"' : '';
    return { svg: '<svg id="' + id + '" role="graphics-document document" viewBox="0 0 100 400"' + title + ' data-theme="' + theme + '"></svg>' };
  },
};`;

/** What `npm install mermaid` would add to a project. */
export const mermaidStandIn = {
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/mermaid/index.js': STAND_IN,
};

/** Of the smallest site, with the plugin that draws diagrams. */
export const diagramConfig = `import { mermaid } from 'docs-gen/plugins';\n${smallest['site.config.ts']?.replace('products:', 'plugins: [mermaid()], products:')}`;
