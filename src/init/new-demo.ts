// `docs-gen new demo`: a component in a file beside a page, and its directive at the end of that page.
import { dirname, posix, resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { toRoute } from '../lib/url.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { SiteOutline } from '../model/outline.ts';
import { createFiles } from './create-files.ts';
import { replaceText } from './replace-text.ts';

export interface NewDemoRequest {
  readonly name: string;
  /** Route of the page. */
  readonly page: string;
}

export interface NewDemo {
  /** Relative to the root, posix. */
  readonly file: string;
  /** File of the page. */
  readonly page: string;
  /** Line of the page that shows the demo; null: it was there already. */
  readonly directive: string | null;
}

/** null: nothing was written, and the diagnostics say why. */
export async function newDemo(
  { name, page: asked }: NewDemoRequest,
  { site, pages }: SiteOutline,
  shell: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Outcome<NewDemo | null>> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return { value: null, diagnostics: [report('init/bad-demo-name', { name, better: componentName(name) })] };
  const route = toRoute(asked);
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) {
    const similar = nearest(
      route,
      pages.map((candidate) => candidate.route),
    );
    return { value: null, diagnostics: [report('init/unknown-page', { route, nearest: similar })] };
  }
  const file = relativeTo(site.root, resolve(dirname(page.absolute), `${name}.tsx`));
  const taken = await sameName(resolve(dirname(page.absolute), name), shell.fs);
  if (taken !== null) {
    const other = relativeTo(site.root, taken);
    const diagnostic = report('init/file-exists', { file: other, problem: 'already exists' }, { file: other });
    return { value: null, diagnostics: [diagnostic] };
  }
  const text = await shell.fs.readText(page.absolute);
  const created = await createFiles(site.root, [{ path: file, text: demoText(name) }], shell);
  if (!created.value) return { value: null, diagnostics: created.diagnostics };
  if (showsDemo(text, name)) return { value: { file, page: page.file, directive: null }, diagnostics: [] };
  const directive = `{{"demo": "${name}.js"}}`;
  const problem = await replaceText({ root: site.root, file: page.file, text: withDirective(text, directive) }, shell);
  if (problem === null) return { value: { file, page: page.file, directive }, diagnostics: [] };
  await shell.writer.remove(resolve(site.root, file));
  return { value: null, diagnostics: [problem] };
}

/** What docs-gen would take for the same demo. */
async function sameName(base: string, fs: Pick<ShellDeps, 'fs'>['fs']): Promise<string | null> {
  for (const ending of ['.tsx', '.ts', '.jsx', '.js', '']) if (await fs.exists(base + ending)) return base + ending;
  return null;
}

function showsDemo(text: string, name: string): boolean {
  return [...text.matchAll(/^\{\{.*?"demo"\s*:\s*"([^"]*)"/gm)].some(
    ([, file = '']) => posix.normalize(file).replace(/\.[jt]sx?$/, '') === name,
  );
}

function withDirective(text: string, directive: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.trimEnd()}${newline}${newline}${directive}${newline}`;
}

/** `basic buttons` → `BasicButtons` */
function componentName(name: string): string | null {
  const words = name
    .replace(/\.[jt]sx?$/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(joined) ? joined : null;
}

function demoText(name: string): string {
  return `import { useState } from 'react';

export default function ${name}() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;
}
