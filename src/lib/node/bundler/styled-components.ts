// Gives the components of styled-components ids that depend on their module alone. The library numbers components in the order in which
// modules run, and class names are made of these ids: the order in a browser, where demos load as readers scroll, is not that of the server.
import type { PluginBuild } from 'esbuild';
import { sha256 } from '../hash.ts';
import { resolveOwn, resolveWrapped } from '../own-namespace.ts';
import { relativeTo, toPosix } from '../paths.ts';

const PACKAGE = 'styled-components';
const NAMESPACE = `docs-gen-${PACKAGE}`;
const SHARED = 'with-ids';

export function styledComponentIds(build: PluginBuild, root: string): void {
  build.onResolve({ filter: new RegExp(`^${PACKAGE}$`) }, async (asked) => {
    const { importer, namespace, resolveDir } = asked;
    if (namespace === NAMESPACE || (await resolveWrapped(build, asked)) === null) return undefined;
    const name = namespace === 'file' ? moduleName(importer, root) : importer;
    return { path: name, namespace: NAMESPACE, pluginData: { resolveDir } };
  });
  resolveOwn(build, NAMESPACE);
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) =>
    path === SHARED ? { contents: WITH_IDS } : { contents: moduleOf(path), resolveDir: pluginData.resolveDir },
  );
}

/** The same wherever the project and its packages are on the disk. */
function moduleName(file: string, root: string): string {
  const posix = toPosix(file);
  const inPackage = posix.lastIndexOf('/node_modules/');
  return inPackage === -1 ? relativeTo(root, file) : posix.slice(inPackage + '/node_modules/'.length);
}

function moduleOf(name: string): string {
  return `import original from '${PACKAGE}';
import { withIds } from '${NAMESPACE}:${SHARED}';
export * from '${PACKAGE}';
const styled = withIds(original, 'sc-${sha256(name).slice(0, 8)}-');
export { styled, styled as default };
`;
}

/** Ids that a module or a compiler sets itself replace these. */
const WITH_IDS = `export function withIds(styled, prefix) {
  let count = 0;
  const withId = (create) => create.withConfig({ componentId: prefix + count++ });
  return new Proxy(styled, {
    apply: (target, self, values) => withId(Reflect.apply(target, self, values)),
    get: (target, name) => (typeof target[name]?.withConfig === 'function' ? withId(target[name]) : target[name]),
  });
}
`;
