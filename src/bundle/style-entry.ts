// The style sheet of the site: the theme, which is made in memory, and then the files of `templates/styles/`.
import type { Plugin } from 'esbuild';

const NAMESPACE = 'docs-gen-style';
export const STYLE_ENTRY = `${NAMESPACE}:main`;
const THEME = `${NAMESPACE}:theme`;

export function styleEntry(themeCss: string, packageRoot: string): Plugin {
  const sources: Readonly<Record<string, string>> = {
    main: `@import "${THEME}";\n@import "./templates/styles/main.css";\n`,
    theme: themeCss,
  };
  return {
    name: 'docs-gen-style',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${NAMESPACE}:`) }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: sources[path],
        loader: 'css',
        resolveDir: packageRoot,
      }));
    },
  };
}
