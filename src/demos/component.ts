// A component directive to the module it names.
import { report } from '../diagnostics/report.ts';
import { BUILT_IN_COMPONENTS, BUILT_IN_PREFIX, isBuiltIn } from '../lib/built-in-components.ts';
import { nearest } from '../lib/nearest.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import type { ComponentModule } from '../model/demo.ts';
import type { Outcome } from '../model/outcome.ts';
import type { ComponentDirective } from '../model/page.ts';
import { readFactory } from './factory.ts';
import { type Finder, folderOfFile, join } from './finder.ts';
import { missingFile } from './missing.ts';
import { findExport } from './shown-export.ts';

/** Null: it is one of docs-gen itself, or there is no such module, which is told. */
export async function findComponent(
  { component, props, at }: ComponentDirective,
  finder: Finder,
): Promise<Outcome<ComponentModule | null>> {
  if (isBuiltIn(component)) {
    // What these show hangs on the theme alone: none of them takes an option.
    const options = Object.keys(props);
    return {
      value: null,
      diagnostics: options.map((option) => report('demos/component-option', { component, option }, at)),
    };
  }
  if (component.startsWith(BUILT_IN_PREFIX)) {
    const params = { component, nearest: nearest(component, BUILT_IN_COMPONENTS) };
    return { value: null, diagnostics: [report('demos/unknown-component', params, at)] };
  }
  const folder = folderOfFile(at, finder);
  const near = await finder.find(modulePaths(component, folder, finder.contentDir));
  const isImport = near === null && !component.startsWith('.');
  const entry = isImport ? await finder.resolve(component, folder) : near;
  if (entry === null) {
    const places = component.startsWith('.') ? [folder] : [folder, finder.contentDir, 'the root'];
    const file = { kind: 'Component', name: component, path: component, places: [...new Set(places)] } as const;
    return { value: null, diagnostics: [missingFile(file, finder, at)] };
  }
  const taken = RESERVED_PROPS.filter((prop) => Object.hasOwn(props, prop));
  const diagnostics = taken.map((prop) => report('demos/reserved-prop', { component, prop }, at));
  // One wrapper stands around all that a product shows: the same module in another product is another script.
  const id = `_components/${finder.product}/${nameOf(entry, component)}`;
  const text = (await finder.read(entry)) ?? '';
  if (await readFactory(text, entry))
    return { value: null, diagnostics: [report('demos/factory-as-component', { component }, at)] };
  const shown = await findExport(entry, text);
  // A package may be CommonJS, or pass on what other modules export: what it has is seen when it is rendered.
  const isUnclear = isInstalled(`/${entry}`) && shown.diagnostics.length > 0;
  return {
    value: { id, name: component, entry, exportName: isUnclear ? 'default' : shown.value },
    diagnostics: isUnclear ? diagnostics : [...diagnostics, ...shown.diagnostics],
  };
}

/** A path without `..`: scripts are published under it. A package may lie outside of the root, and anywhere. */
function nameOf(entry: string, component: string): string {
  const path = isInstalled(`/${entry}`) ? `packages/${component}` : entry.replace(/(?<![^/])\.\.\//g, '_/');
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}

/** What each component is given by docs-gen. */
const RESERVED_PROPS = ['markdown', 'userLanguage', 'translations'];

/** A component is named from the page’s folder, the content folder or the root, with or without extension; else as in an import. */
function modulePaths(specifier: string, folder: string, contentDir: string): string[] {
  const bases = specifier.startsWith('.') ? [folder] : [folder, contentDir, ''];
  const endings = /\.[a-z]+$/.test(specifier) ? [''] : ['.tsx', '.js', '.jsx', '.ts', '/index.tsx', '/index.js'];
  return bases.flatMap((base) => endings.map((ending) => join(base, specifier) + ending));
}
