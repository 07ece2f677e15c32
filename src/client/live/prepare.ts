// Everything that one run of edited code needs: its modules compiled, what they import found, the scripts behind that fetched.

import { addressOf } from '../../lib/script-address.ts';
import type { LiveDemo, LiveManifest, LiveTexts } from '../../model/live.ts';
import type { Compiler } from './compiler.ts';
import { scriptsInOrder } from './link.ts';
import type { FrameLink, FrameModule, FrameRun, FrameScript } from './messages.ts';
import { type Resolved, resolveSpecifier } from './resolve.ts';

export interface Problem {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
}

export type Prepared =
  | {
      readonly ok: true;
      readonly run: Omit<FrameRun, 'turn'>;
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
    }
  | { readonly ok: false; readonly problem: Problem };

export interface PrepareOptions {
  readonly manifest: LiveManifest;
  readonly texts: LiveTexts;
  readonly demo: LiveDemo;
  readonly compiler: Compiler;
}

/** `texts`: of all files, by path. Only those count that the entry leads to. */
export async function prepareRun(
  entry: string,
  sources: ReadonlyMap<string, string>,
  { manifest, texts, demo, compiler }: PrepareOptions,
): Promise<Prepared> {
  const context = { files: [...sources.keys()], manifest, texts };
  const modules: FrameModule[] = [];
  const imported = [...RUNTIME, ...(demo.wrapper === null ? [] : [demo.wrapper])].flatMap(
    (key) => manifest.modules[key] ?? [],
  );
  const queue = new Set([entry]);
  for (const file of queue) {
    const compiled = await compiler.compile(file, sources.get(file) ?? '');
    if (!compiled.ok) return { ok: false, problem: { ...compiled, file } };
    const links = compiled.specifiers.map((specifier) => {
      const found = resolveSpecifier(specifier, file, context);
      if (found.kind === 'file') queue.add(found.file);
      if (found.kind === 'module') imported.push(found.module);
      return [specifier, linkOf(found, compiled.names[specifier] ?? [], sources)] as const;
    });
    modules.push({ file, code: compiled.code, links });
  }
  const scriptOf = (key: string) => manifest.modules[key]?.script ?? '';
  return {
    ok: true,
    run: {
      entry,
      exportName: demo.exportName,
      modules,
      react: scriptOf('react'),
      reactDom: scriptOf('react-dom/client'),
      wrapper: demo.wrapper === null ? null : scriptOf(demo.wrapper),
      noExport: texts.noExport,
      noComponent: texts.noComponent,
    },
    scripts: scriptsInOrder([...new Set(imported.map(({ script }) => script))], manifest.scripts),
    styles: [...new Set([...demo.styles, ...imported.flatMap(({ styles }) => styles)])],
  };
}

/** What the frame itself and compiled JSX need. */
const RUNTIME = ['react', 'react/jsx-runtime', 'react-dom/client'];

function linkOf(found: Resolved, names: readonly string[], sources: ReadonlyMap<string, string>): FrameLink {
  switch (found.kind) {
    case 'missing':
      return found;
    case 'file':
      return { ...found, names };
    case 'text':
      return { kind: 'text', text: sources.get(found.file) ?? '' };
    case 'module':
      return { kind: 'script', address: found.module.script, names };
  }
}

/** `fetchText` answers from the browser's cache what a page has loaded already. */
export function fetchScripts(
  addresses: readonly string[],
  { scripts }: Pick<LiveManifest, 'scripts'>,
  fetchText: (address: string) => Promise<string>,
): Promise<FrameScript[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const links = (scripts[address] ?? []).map((specifier) => [specifier, addressOf(specifier, address)] as const);
      return { address, text: await fetchText(address), links };
    }),
  );
}
