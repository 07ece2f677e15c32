// A demo directive, or a fence that is a demo, to the sources of its variants.

import { report } from '../diagnostics/report.ts';
import { diagnosticInPage } from '../lib/inline-place.ts';
import { moduleName } from '../lib/module-name.ts';
import type { DemoSource, DemoVariant } from '../model/demo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, DemoDirective, DemoFence } from '../model/page.ts';
import { readFactory } from './factory.ts';
import { type FactoryModule, readFactoryDemo } from './factory-demo.ts';
import { type FoundVariant, findDemo } from './find.ts';
import { type Finder, folderOfFile, idOf, join, readers } from './finder.ts';
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

async function readFiles({ demo, at, isComponent }: DemoDirective, tools: SourceTools): Promise<Outcome<DemoSource>> {
  const { finder, readVariant, derive } = tools;
  const path = join(folderOfFile(at, finder), demo);
  const files = await findDemo(path, finder.find);
  const module = await factoryOf(files, finder);
  if (module) return readFactoryDemo(module, demo, tools);
  const diagnostics: Diagnostic[] = [];
  const variants: DemoVariant[] = [];
  if (isComponent && files.length > 0) diagnostics.push(report('demos/not-a-factory', { path: demo }, at));
  for (const found of files) {
    const id = idOf(found.typed ?? found.plain ?? path, finder);
    const variant = await readVariant(found, { id, ...readers(finder), derive });
    diagnostics.push(...variant.diagnostics);
    if (variant.value) variants.push(variant.value);
  }
  if (variants.length === 0) diagnostics.push(missingFile({ kind: 'Demo', name: demo, path }, finder, at));
  return { value: { name: moduleName(path), path: demo, variants }, diagnostics };
}

async function factoryOf([found, ...more]: readonly FoundVariant[], finder: Finder): Promise<FactoryModule | null> {
  const file = found?.typed ?? found?.plain;
  if (!file || more.length > 0) return null;
  const text = (await finder.read(file)) ?? '';
  const factory = await readFactory(text, file);
  return factory && { factory, file, text };
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
