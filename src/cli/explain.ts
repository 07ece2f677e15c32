// `docs-gen explain <code>`: what a diagnostic means, why it matters, and how to mend what it is about.
import picocolors from 'picocolors';
import { catalogue } from '../diagnostics/catalogue.ts';
import { type CatalogueEntry, EFFECTS, severityOf } from '../diagnostics/entry.ts';
import { report } from '../diagnostics/report.ts';
import { maySet } from '../diagnostics/severities.ts';
import { nearest } from '../lib/nearest.ts';
import type { Severity } from '../model/outcome.ts';
import type { CliContext } from './context.ts';
import type { CommonOptions } from './options.ts';
import { type CommandResult, printResult } from './result.ts';
import { hasColor } from './terminal.ts';

type Explained = Pick<CatalogueEntry, 'effect' | 'explain'>;
type Colors = ReturnType<typeof picocolors.createColors>;

const NOTHING: CommandResult = { ok: true, routes: 0, artifacts: 0, written: 0, diagnostics: [], timings: [] };

export async function explain(code: string | undefined, options: CommonOptions, context: CliContext): Promise<0 | 1> {
  const entries: readonly (readonly [string, Explained])[] = Object.entries(catalogue).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const print = (result: Partial<CommandResult>, text?: string) =>
    printResult({ ...NOTHING, ...result }, { format: options.format, root: context.cwd, text }, context);

  if (code === undefined) {
    print({ extra: { codes: entries.map(toJson) } }, listText(entries));
    return 0;
  }
  const found = entries.find(([known]) => known === code);
  if (!found) {
    const similar = nearest(code, Object.keys(catalogue));
    print({ ok: false, diagnostics: [report('cli/unknown-code', { code, nearest: similar })] });
    return 1;
  }
  const colors = picocolors.createColors(hasColor(context.stdout, context.env));
  print({ extra: { explanation: toJson(found) } }, explanationText(found, colors));
  return 0;
}

function toJson([code, entry]: readonly [string, Explained]) {
  return { code, severity: severityOf(entry), effect: entry.effect, ...entry.explain };
}

function explanationText([code, entry]: readonly [string, Explained], colors: Colors): string {
  const { explain: texts } = entry;
  const part = (title: string, text: string) => `\n${colors.bold(title)}\n${indented(text)}`;
  return [
    `${colors.bold(code)}  ${colors.dim(severityOf(entry))}\n`,
    part('What it means', texts.what),
    part('Why it matters', texts.why),
    part('Example', texts.example),
    part('How to fix it', texts.fix),
    part('Severity', severityText(code, entry)),
  ].join('');
}

const SEVERITY_NOUNS: Readonly<Record<Severity, string>> = { error: 'An error', warning: 'A warning', info: 'A note' };

function severityText(code: string, entry: Explained): string {
  const reason = `${SEVERITY_NOUNS[severityOf(entry)]}: ${EFFECTS[entry.effect]}`;
  const change = maySet(code, 'warning')
    ? 'The config can change it in `diagnostics`.'
    : 'The config cannot change it.';
  return `${reason} ${change}`;
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `${`  ${line}`.trimEnd()}\n`)
    .join('');
}

function listText(entries: readonly (readonly [string, Explained])[]): string {
  const width = Math.max(...entries.map(([code]) => code.length));
  return entries
    .map(
      ([code, entry]) =>
        `${code.padEnd(width)}  ${severityOf(entry).padEnd('warning'.length)}  ${entry.explain.what}\n`,
    )
    .join('');
}
