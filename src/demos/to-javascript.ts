// A demo's TypeScript → the JavaScript that its author would have written: types gone, comments and blank lines kept.

import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { transform } from '../lib/node/esbuild.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { cutTypes } from './javascript/cut-types.ts';
import { type FormatOptions, formatJavaScript, formatOptionsOf } from './javascript/format.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface TypeScriptModule {
  /** Relative to the root; its ending tells whether elements are allowed. */
  readonly file: string;
  readonly source: string;
  /** Of the project's formatter; what is missing is read off the source. */
  readonly format?: Partial<FormatOptions>;
}

/** Depends on its argument alone. Null: the source does not parse, which is reported. */
export async function toJavaScript({ file, source, format }: TypeScriptModule): Promise<Outcome<string | null>> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const parsed = await parseModule(text, file);
  if (!parsed.ok) return { value: null, diagnostics: [parsed.diagnostic] };
  const cut = cutTypes(text, parsed.value.program, parsed.value.comments);
  const options = formatOptionsOf(text, cut.ok ? cut.code : text, format);
  if (cut.ok) return { value: await formatJavaScript(cut.code, options), diagnostics: [] };
  const at = locate(file, lineIndex(text), cut.at);
  const diagnostics: Diagnostic[] = [report('demos/rewritten', { construct: cut.construct }, at)];
  return { value: await formatJavaScript(await rewrite(text, file), options), diagnostics };
}

/** For what has no counterpart in JavaScript; blank lines and most comments are lost. It parsed, so it does not fail. */
async function rewrite(source: string, file: string): Promise<string> {
  const { code } = await transform(source, {
    loader: /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx',
    jsx: 'preserve',
    target: 'esnext',
  });
  return code;
}
