// A demo directive, or a fence that is a demo, to the sources of its variants.

import { diagnosticInPage } from '../lib/inline-place.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { DemoSource, DemoVariant } from '../model/demo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, DemoDirective, DemoFence } from '../model/page.ts';
import { findDemo } from './find.ts';
import { type Finder, folderOfFile, join } from './finder.ts';
import type { ReadVariant } from './kept-variants.ts';
import { missingFile } from './missing.ts';
import type { ReadOptions } from './read.ts';

export interface SourceTools {
  readonly page: Pick<CompiledPage, 'file' | 'name'>;
  readonly finder: Finder;
  readonly readVariant: ReadVariant;
  readonly derive: ReadOptions['derive'];
}

export async function readDemo(directive: DemoDirective, tools: SourceTools): Promise<Outcome<DemoSource>> {
  const { fence } = directive;
  return fence ? readFence(directive.demo, fence, tools) : readFiles(directive, tools);
}

async function readFiles(
  { demo, at }: DemoDirective,
  { finder, readVariant, derive }: SourceTools,
): Promise<Outcome<DemoSource>> {
  const path = join(folderOfFile(at, finder), demo);
  const diagnostics: Diagnostic[] = [];
  const variants: DemoVariant[] = [];
  for (const found of await findDemo(path, finder.find)) {
    const id = idOf(found.typed ?? found.plain ?? path, finder);
    const variant = await readVariant(found, { id, ...readers(finder), derive });
    diagnostics.push(...variant.diagnostics);
    if (variant.value) variants.push(variant.value);
  }
  if (variants.length === 0) diagnostics.push(missingFile({ kind: 'Demo', name: demo, path }, finder, at));
  return { value: { name: nameOf(path), path: demo, variants }, diagnostics };
}

async function readFence(
  name: string,
  { language, text, at }: DemoFence,
  { page, finder, readVariant, derive }: SourceTools,
): Promise<Outcome<DemoSource>> {
  // A text that several pages include is another module in each of them: what they fill in may differ.
  const own = at.file === page.file ? '' : `${page.name.replace(/\W/g, '-')}-`;
  const entry = `${at.file}#${own}${name}.${language}`;
  const inline = { text, at };
  const { read, near } = readers(finder);
  const isTyped = language === 'tsx' || language === 'ts';
  const variant = await readVariant(
    { styling: null, typed: isTyped ? entry : null, plain: isTyped ? null : entry },
    {
      id: `${finder.product}/${page.name}/${name}`,
      read: async (file) => (file === entry ? text : read(file)),
      near,
      derive,
    },
  );
  return {
    value: { name, path: name, variants: variant.value ? [{ ...variant.value, inline }] : [] },
    diagnostics: variant.diagnostics.map((diagnostic) => diagnosticInPage(diagnostic, new Map([[entry, inline]]))),
  };
}

function readers(finder: Finder): Pick<ReadOptions, 'read' | 'near'> {
  return { read: finder.read, near: async (folder) => finder.near(folder) };
}

/** Below the product’s folder, without ending and without the `index` of a folder. */
function idOf(file: string, { product, contentDir }: Finder): string {
  const below = file.startsWith(`${contentDir}/`) ? file.slice(contentDir.length + 1) : `_/${file}`;
  return `${product}/${below.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')}`;
}

function nameOf(path: string): string {
  return withoutEnd(path, '/')
    .replace(/^.*\//, '')
    .replace(/\.[jt]sx?$/, '');
}
