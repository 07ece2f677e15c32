// The component of a demo, whatever export it is and whatever it asks for around it, as the default export of a module for esbuild.
import type { Plugin } from 'esbuild';
import type { ModuleExport } from '../../model/demo.ts';
import { resolveOwn } from './own-namespace.ts';

export interface ComponentEntry extends ModuleExport {
  /** A component around it; null: none. */
  readonly provider: ModuleExport | null;
}

/** Different for different components; the file itself where its default export is all. */
export function componentKey({ entry, exportName, provider }: ComponentEntry): string {
  const around = provider ? ` in ${provider.entry} ${provider.exportName}` : '';
  return (exportName === 'default' ? entry : `${entry} ${exportName}`) + around;
}

/** Its imports start at the root. */
export function componentModule({ provider, ...shown }: ComponentEntry): string {
  if (provider === null) return `export { ${exportAs(shown, 'default')} } from ${specifierOf(shown)};`;
  return `import { createElement } from 'react';
import { ${exportAs(shown, 'Shown')} } from ${specifierOf(shown)};
import { ${exportAs(provider, 'Provider')} } from ${specifierOf(provider)};
export default function Provided(props) {
  return createElement(Provider, null, createElement(Shown, props));
}`;
}

function exportAs({ exportName }: ModuleExport, name: string): string {
  return exportName === name ? name : `${exportName} as ${name}`;
}

function specifierOf({ entry }: ModuleExport): string {
  return JSON.stringify(`./${entry}`);
}

const NAMESPACE = 'docs-gen-component';

/** What `import` asks for to get the component as the default export of a module, where `componentEntries` is among the plugins. */
export function componentSpecifier(component: ComponentEntry): string {
  const key = componentKey(component);
  return key === component.entry ? `./${key}` : `${NAMESPACE}:${key}`;
}

export function componentEntries(components: readonly ComponentEntry[], root: string): Plugin {
  const modules = new Map(components.map((component) => [componentKey(component), componentModule(component)]));
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      resolveOwn({ onResolve }, NAMESPACE);
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const contents = modules.get(path);
        if (contents === undefined) throw new Error(`No component ${path}.`);
        return { contents, resolveDir: root, loader: 'js' };
      });
    },
  };
}
