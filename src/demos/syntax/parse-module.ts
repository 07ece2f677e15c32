// The text of a demo's module → its syntax tree, or the place where it stops being TypeScript or JavaScript.
import type { Comment, Program } from '@babel/types';
import { report } from '../../diagnostics/report.ts';
import { parse } from '../../lib/syntax/parse.ts';
import type { Diagnostic } from '../../model/outcome.ts';

export interface ParsedModule {
  readonly program: Program;
  readonly comments: readonly Comment[];
}

export type ParseResult =
  | { readonly ok: true; readonly value: ParsedModule }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

export async function parseModule(source: string, file: string): Promise<ParseResult> {
  try {
    const { program, comments } = await parse(source, file);
    return { ok: true, value: { program, comments: comments ?? [] } };
  } catch (error) {
    return { ok: false, diagnostic: syntaxDiagnostic(error, file) };
  }
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
