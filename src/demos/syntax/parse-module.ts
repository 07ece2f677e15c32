// The text of a demo's module → its syntax tree, or the place where it stops being TypeScript or JavaScript.
import type { Comment, Program } from '@babel/types';
import { report } from '../../diagnostics/report.ts';
import type { Diagnostic } from '../../model/outcome.ts';

export interface ParsedModule {
  readonly program: Program;
  readonly comments: readonly Comment[];
}

export type ParseResult =
  | { readonly ok: true; readonly value: ParsedModule }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** The last results: a demo is read for its imports, its preview and its JavaScript, and a helper with each demo that imports it. */
const recent = new Map<string, ParseResult>();
/** Characters of source. A tree takes a hundred times as many bytes. */
const MOST_RECENT = 400_000;
let recentLength = 0;

/** Trees are shared: nobody may change one. */
export async function parseModule(source: string, file: string): Promise<ParseResult> {
  const key = `${pluginsOf(file)} ${source}`;
  const known = recent.get(key);
  if (known) {
    recent.delete(key);
    recent.set(key, known);
    return known;
  }
  const parsed = await parseAnew(source, file);
  if (!parsed.ok) return parsed; // It names its file.
  recent.set(key, parsed);
  recentLength += key.length;
  for (const oldest of recent.keys()) {
    if (recentLength <= MOST_RECENT) break;
    recent.delete(oldest);
    recentLength -= oldest.length;
  }
  return parsed;
}

async function parseAnew(source: string, file: string): Promise<ParseResult> {
  const { parse } = await import('@babel/parser'); // A site without demos never loads it.
  try {
    const { program, comments } = parse(source, {
      sourceType: 'module',
      plugins: [...pluginsOf(file), 'decorators-legacy'],
      attachComment: false,
    });
    return { ok: true, value: { program, comments: comments ?? [] } };
  } catch (error) {
    return { ok: false, diagnostic: syntaxDiagnostic(error, file) };
  }
}

/** In `.ts` files `<T>value` is a type assertion, so there is no JSX. */
function pluginsOf(file: string): ('typescript' | 'jsx')[] {
  if (!isTypeScript(file)) return ['jsx'];
  return /\.[cm]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
}

export function isTypeScript(file: string): boolean {
  return /\.(?:[cm]?ts|tsx)$/.test(file);
}

/** The parser counts columns from 0, and repeats the place at the end of its message. */
function syntaxDiagnostic(error: unknown, file: string): Diagnostic {
  if (!(error instanceof SyntaxError)) throw error;
  const loc: unknown = 'loc' in error ? error.loc : null;
  const text = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
  return report('demos/syntax', { text }, isPlace(loc) ? { file, line: loc.line, column: loc.column + 1 } : { file });
}

function isPlace(value: unknown): value is { readonly line: number; readonly column: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'line' in value &&
    typeof value.line === 'number' &&
    'column' in value &&
    typeof value.column === 'number'
  );
}
