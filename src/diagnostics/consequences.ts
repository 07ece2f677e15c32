// Mistakes are reported once: what follows from a mistake in the file of a demo is left out, as it goes away with the mistake.

import { groupBy } from '../lib/groups.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { LineOf } from './author-lines.ts';
import type { Code } from './catalogue.ts';

const FATAL: ReadonlySet<string> = new Set<Code>(['demos/syntax', 'demos/missing-import', 'demos/missing-package']);

/** What follows from a mistake in a module that does not run, whatever the line is. */
const CONSEQUENCES: ReadonlySet<string> = new Set<Code>([
  'demos/sandbox',
  'demos/not-in-edited-code',
  'demos/javascript-differs',
  'demos/not-rendered',
  'demos/browser-only',
  'demos/threw-in-browser',
]);

/** What follows from other mistakes, on their line: by the code of the cause. */
const ON_ITS_LINE: ReadonlyMap<string, string> = new Map<Code, Code>([
  // Projects for online editors are bundled again. Derived JavaScript has no lines in the author's file.
  ['bundle/warning', 'demos/sandbox'],
  // The bundler and TypeScript report the same import of something that does not exist.
  ['demos/not-bundled', 'proof/demo-type'],
  // The server has run the same code.
  ['demos/not-rendered', 'demos/threw-in-browser'],
  // TypeScript knows why the line throws.
  ['proof/demo-type', 'demos/not-rendered'],
]);

/** Only what is reported is a cause: `diagnostics` does not include codes that the site has switched off. */
export function withoutConsequences(diagnostics: readonly Diagnostic[], lineOf: LineOf): readonly Diagnostic[] {
  const causes = diagnostics.filter(({ code, at }) => at && (FATAL.has(code) || ON_ITS_LINE.has(code)));
  if (causes.length === 0) return diagnostics;
  const byModule = groupBy(causes, ({ at }) => moduleOf(at, lineOf));
  return diagnostics.filter((diagnostic) => {
    if (!diagnostic.at || !/^demos\/|^proof\/demo-type$/.test(diagnostic.code)) return true;
    const own = byModule.get(moduleOf(diagnostic.at, lineOf)) ?? [];
    return !own.some((cause) => follows(diagnostic, cause));
  });
}

/** Both are of one module. */
function follows({ code, at }: Diagnostic, cause: Diagnostic): boolean {
  const isSameLine = at?.line === undefined || at.line === cause.at?.line;
  const follower = ON_ITS_LINE.get(cause.code);
  if (follower !== undefined) return code === follower && isSameLine;
  // A module that was parsed has other mistakes too: the bundler and TypeScript report the missing import at its line.
  if (code === 'demos/not-bundled' || code === 'proof/demo-type') return cause.code === 'demos/syntax' || isSameLine;
  return CONSEQUENCES.has(code);
}

/** A demo in TypeScript and in JavaScript is one module. A page has a module in each fence, known by its first line. */
function moduleOf(at: Location | undefined, lineOf: LineOf): string {
  const { file = '', line = 0 } = at ?? {};
  if (/\.[jt]sx?$/.test(file)) return file.replace(/\.[jt]sx?$/, '');
  let first = line;
  while (first > 0 && !FENCE.test(lineOf({ file, line: first }) ?? '')) first--;
  return `${file}:${first}`;
}

/** In a list or a quote, too. */
const FENCE = /^[\s>*+-]*(?:`{3}|~{3})/;
