// A demo whose directive names a module that calls `createDemo`, to the sources of the components that the module names.
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { moduleName } from '../lib/module-name.ts';
import { nearest } from '../lib/nearest.ts';
import { type DemoSource, type DemoVariant, type ModuleExport, STYLINGS, type Styling } from '../model/demo.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import { type DemoFactory, type FactoryComponent, type ImportedName, isPlumbing } from './factory.ts';
import { type FoundVariant, filesAt } from './find.ts';
import { idOf, join, readers } from './finder.ts';

import type { SourceTools } from './source.ts';

export interface FactoryModule {
  readonly factory: DemoFactory;
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** `path`: as its directive names it. */
export async function readFactoryDemo(
  { factory, file, text }: FactoryModule,
  path: string,
  { finder, readVariant, derive }: SourceTools,
): Promise<Outcome<DemoSource>> {
  const lines = lineIndex(text);
  const at = ({ start, end }: Pick<ImportedName, 'start' | 'end'>): Location => locate(file, lines, start, end - start);
  const { stylings, unknown } = assignStylings(factory.components);
  const diagnostics: Diagnostic[] = [
    ...factory.problems.map((place) => report('demos/factory', { problem: place.problem }, at(place))),
    ...unknown.map(({ variant, use }) => report('demos/unknown-variant', { name: variant ?? '' }, at(use))),
  ];
  const filesOf = async (styling: Styling | null, imported: ImportedName): Promise<FoundVariant | null> => {
    const stem = join(file.replace(/[^/]*$/, ''), imported.specifier).replace(/\.[jt]sx?$/, '');
    const found = await filesAt(styling, [stem, `${stem}/index`], finder.find);
    const known = finder.near(stem).map((name) => name.replace(/\.[jt]sx?$/, ''));
    const close = nearest(stem, known);
    const params = { specifier: imported.specifier, nearest: close && `./${close.replace(/^.*\//, '')}` };
    if (found === null) diagnostics.push(report('demos/missing-import', params, at(imported)));
    return found;
  };
  const provider = await providerOf();
  const variants: DemoVariant[] = [];
  for (const { styling, component } of stylings) {
    const found = await filesOf(styling, component);
    if (found === null) continue;
    const { exportName } = component;
    const id = idOf(found.typed ?? found.plain ?? file, finder) + suffixOf(exportName, provider);
    const variant = await readVariant(found, { id, exportName, ...readers(finder), derive });
    diagnostics.push(...variant.diagnostics);
    if (variant.value) variants.push({ ...variant.value, ...(provider ? { provider } : {}) });
  }
  return { value: { name: nameOf(factory, file), path, variants }, diagnostics };

  /** Undefined too where it has no other use than to make other tools of documentation edit code. */
  async function providerOf(): Promise<ModuleExport | undefined> {
    if (factory.provider === null) return undefined;
    const found = await filesOf(null, factory.provider);
    const entry = found?.typed ?? found?.plain;
    const source = entry ? await finder.read(entry) : null;
    if (!entry || source === null || (await isPlumbing(source, entry))) return undefined;
    return { entry, exportName: factory.provider.exportName };
  }
}

/** By the name of a variant, in small letters. */
const STYLING_OF: Readonly<Record<string, Styling>> = {
  css: 'css',
  cssmodules: 'css',
  plaincss: 'css',
  tailwind: 'tailwind',
  tailwindcss: 'tailwind',
  system: 'system',
  muisystem: 'system',
};

interface Assigned {
  readonly stylings: readonly { readonly styling: Styling | null; readonly component: FactoryComponent }[];
  /** Readers have nothing by which to choose them. */
  readonly unknown: readonly FactoryComponent[];
}

/** The default first. */
function assignStylings(components: readonly FactoryComponent[]): Assigned {
  const byStyling = new Map<Styling, FactoryComponent>();
  const others: FactoryComponent[] = [];
  for (const component of components) {
    const styling = STYLING_OF[component.variant?.replace(/\W|_/g, '').toLowerCase() ?? ''];
    if (styling && !byStyling.has(styling)) byStyling.set(styling, component);
    else others.push(component);
  }
  const stylings = STYLINGS.flatMap((styling) => {
    const component = byStyling.get(styling);
    return component ? [{ styling, component }] : [];
  });
  const [first] = others;
  if (stylings.length > 0 || !first) return { stylings, unknown: others };
  return { stylings: [{ styling: null, component: first }], unknown: others.length === 1 ? [] : others };
}

/** Components of one file are different demos. */
function suffixOf(exportName: string, provider: ModuleExport | undefined): string {
  return (exportName === 'default' ? '' : `-${exportName}`) + (provider ? '-provided' : '');
}

/** `DemoCheckboxHero` is `CheckboxHero` to readers. */
function nameOf({ name, components }: DemoFactory, file: string): string {
  const [only] = components;
  if (only?.variant === null) return only.exportName === 'default' ? only.local : only.exportName;
  return name?.replace(/^Demo(?=\p{Lu})/u, '') ?? moduleName(file);
}
