// Loads the template folder of a project from files of the test.
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { loadTemplates, type SiteTemplates } from '../../src/overrides/load.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { templates as originals } from '../../templates/index.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const deps = { fs: createFileSystem() };

interface Loaded extends SiteTemplates {
  /** `error overrides/failed my/pages/DocPage.tsx:1:5` for each diagnostic. */
  readonly said: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function load(files: Readonly<Record<string, string>>, config: object = {}): Promise<Loaded> {
  const root = tempDir();
  await writeFiles(root, files);
  const site = { ...testSite({ templates: 'my', ...config }), root };
  const { value, diagnostics } = await loadTemplates(site, originals, deps);
  return { ...value, diagnostics, said: said(diagnostics) };
}

export function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ severity, code, at }) => `${severity} ${code} ${[at?.file, at?.line, at?.column].filter(Boolean).join(':')}`,
  );
}

export const component = (html: string) => `export default () => ${html};\n`;

/** Props of every template, in one object. */
export function html({ templates }: SiteTemplates, name: keyof typeof originals): string {
  const props = { userLanguage: 'en', translations: englishTexts, base: '/', templates, homeHref: '/', title: 'Acme' };
  // Each template picks what it takes.
  return renderToStaticMarkup(createElement(templates[name] as FunctionComponent<object>, props));
}
