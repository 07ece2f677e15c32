// Collects the styles of libraries that keep them in JavaScript and leave it to the server to write them into the page. Emotion needs none
// of this: it writes each style before the element that uses it.
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { resolveWrapped } from '../../lib/node/own-namespace.ts';

interface StyleLibrary {
  readonly hasDefault: boolean;
  /** Expression of a `StyleCollector`, in which `library` is the package. */
  readonly collector: string;
}

const LIBRARIES: Readonly<Record<string, StyleLibrary>> = {
  'styled-components': {
    hasDefault: true,
    collector: `{
  isOrdered: true,
  start() {
    const sheet = new library.ServerStyleSheet();
    return { wrap: (element) => sheet.collectStyles(element), styles: () => sheet.getStyleTags() };
  },
}`,
  },
  '@ant-design/cssinjs': {
    hasDefault: false,
    collector: `{
  isOrdered: false,
  start() {
    const cache = library.createCache();
    return {
      wrap: (element) => createElement(library.StyleProvider, { cache }, element),
      styles: () => (cache.cache.size === 0 ? '' : library.extractStyle(cache)),
    };
  },
}`,
  },
};

const NAMESPACE = 'docs-gen-style-collector';

/** A library that is loaded gives its collector to `collectStyles`, a parameter of the bundle. Each copy of a package has its own. */
export function styleCollectors(): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      const names = Object.keys(LIBRARIES).join('|');
      build.onResolve({ filter: new RegExp(`^(?:${names})$`) }, async (asked) => {
        const path = asked.namespace === NAMESPACE ? null : await resolveWrapped(build, asked);
        return path === null ? undefined : { path, namespace: NAMESPACE, pluginData: asked.path };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => {
        const library = LIBRARIES[pluginData];
        if (!library) throw new Error(`No style library ${pluginData}.`);
        return { contents: moduleOf(path, library), resolveDir: dirname(path) };
      });
    },
  };
}

function moduleOf(path: string, { hasDefault, collector }: StyleLibrary): string {
  const from = JSON.stringify(path);
  return `import { createElement } from 'react';
import * as library from ${from};
export * from ${from};
${hasDefault ? `export { default } from ${from};` : ''}
collectStyles(${collector});
`;
}
