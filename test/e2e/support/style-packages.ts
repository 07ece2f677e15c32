// Packages that keep their styles in JavaScript, as far as demos need them: one that numbers components as styled-components does, with code
// of its own for browsers, and one that gathers styles in a cache as Ant Design does.

const STYLED = (sheets: string) => `import { createContext, createElement, useContext } from 'react';
const Sheet = createContext(null);
const groups = new Map();
const styled = (target, { componentId } = {}) => {
  const id = componentId ?? \`sc-\${groups.size}\`;
  groups.set(id, groups.size + 1);
  const create = ([css]) => {
    const name = \`\${id.replaceAll('-', '')}x\${css.length}\`;
    return (props) => {
      useContext(Sheet)?.set(id, [name, css]);
      return createElement(target, { ...props, className: [props.className, id, name].filter(Boolean).join(' ') });
    };
  };
  create.withConfig = (config) => styled(target, config);
  return create;
};
styled.b = styled('b');
export { styled as default };
${sheets}`;

const SERVER_SHEET = `export class ServerStyleSheet {
  rules = new Map();
  collectStyles(children) { return createElement(Sheet.Provider, { value: this.rules }, children); }
  getStyleTags() {
    const found = [...this.rules].sort(([a], [b]) => groups.get(a) - groups.get(b)).map(([id, [name, css]]) =>
      \`.\${name}{\${css}}/*!sc*/\\ndata-styled.g\${groups.get(id)}[id="\${id}"]{content:"\${name},"}/*!sc*/\\n\`);
    return found.length > 0 ? \`<style data-styled="true" data-styled-version="1.0.0">\${found.join('')}</style>\` : '';
  }
}
`;

const CACHE = `import { createContext, createElement, useContext } from 'react';
const Cache = createContext(null);
export const createCache = () => ({ cache: new Map() });
export const StyleProvider = ({ cache, children }) => createElement(Cache.Provider, { value: cache }, children);
export function useStyle(path, priority) { useContext(Cache)?.cache.set(path, priority); }
export const extractStyle = ({ cache }) =>
  [...cache].map(([path, priority]) =>
    \`<style data-rc-priority="\${priority}" data-css-hash="\${path}">.\${path}{order:\${priority}}</style>\`).join('') +
  \`<style data-ant-cssinjs-cache-path="data-ant-cssinjs-cache-path">.data-ant-cssinjs-cache-path{content:"\${[...cache.keys()].map((path) => path + ':' + path).join(';')}";}</style>\`;
`;

export const STYLE_PACKAGES = {
  'node_modules/styled-components/package.json':
    '{ "name": "styled-components", "version": "1.0.0", "module": "./server.js", "browser": { "./server.js": "./browser.js" } }',
  'node_modules/styled-components/server.js': STYLED(SERVER_SHEET),
  'node_modules/styled-components/browser.js': STYLED(''),
  'node_modules/@ant-design/cssinjs/package.json':
    '{ "name": "@ant-design/cssinjs", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/@ant-design/cssinjs/index.js': CACHE,
};
