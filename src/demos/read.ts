// The files of one styling of a demo to its source as readers see it, in TypeScript and JavaScript.
import { highlight } from '../lib/highlight/highlight.ts';
import { createRecent } from '../lib/recent.ts';
import type { CodeLanguage, DemoCode, DemoFile, DemoVariant } from '../model/demo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { FoundVariant } from './find.ts';
import { collectImports, type DemoModule, type ImportOptions } from './imports.ts';
import { compareJavaScript } from './javascript/compare.ts';
import { derivePreview, MAX_PREVIEW_LINES, placePreview } from './preview.ts';
import { findExport } from './shown-export.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface ReadOptions extends Omit<ImportOptions, 'language'> {
  /** See `DemoVariant`. */
  readonly id: string;
  /** Left out: the module decides. */
  readonly exportName?: string | undefined;
}

export async function readVariant(found: FoundVariant, options: ReadOptions): Promise<Outcome<DemoVariant | null>> {
  const diagnostics: Diagnostic[] = [];
  const { read, derive } = options;
  const typed = await textOf(found.typed, read);
  const plain = await textOf(found.plain, read);
  const entry = found.typed ?? found.plain;
  if (entry === null) return { value: null, diagnostics };
  const shown = options.exportName ?? (await findExport(entry, found.typed === null ? plain : typed));
  const exportName = typeof shown === 'string' ? shown : shown.value;
  if (typeof shown !== 'string') diagnostics.push(...shown.diagnostics);
  const codes: DemoCode[] = [];
  if (found.typed !== null) codes.push(await codeOf('TS', found.typed, typed));
  let differs = false;
  if (found.typed !== null && found.plain !== null) {
    const derived = await derive(found.typed, typed);
    diagnostics.push(...derived.diagnostics);
    const differences =
      derived.value === null ? [] : await compareJavaScript(derived.value, { file: found.plain, source: plain });
    diagnostics.push(...differences);
    differs = derived.value === null || differences.length > 0;
  }
  codes.push(found.plain === null ? await codeOf('JS', entry, typed) : await codeOf('JS', found.plain, plain));
  return { value: { styling: found.styling, id: options.id, entry, exportName, codes }, diagnostics };

  async function codeOf(language: CodeLanguage, file: string, source: string): Promise<DemoCode> {
    const imports = await collectImports({ file, source }, { ...options, language });
    // What both languages say is said once.
    if (language === 'TS' || found.typed === null || found.plain !== null) diagnostics.push(...imports.diagnostics);
    const { modules, focus, ...imported } = imports.value;
    const files = modules.map(toFile);
    const [first] = files;
    // Beside the TypeScript, it is that of both languages.
    const written = (await read(`${file}.preview`)) ?? (found.typed && (await read(`${found.typed}.preview`)));
    // The JavaScript has a preview where the TypeScript has one, though its lines may be laid out otherwise.
    const typedCode = codes.find((code) => code.language === 'TS');
    const maxLines = typedCode ? (typedCode.preview === null ? 0 : Number.POSITIVE_INFINITY) : MAX_PREVIEW_LINES;
    const preview = first ? await previewOf(first, { focus, written, exportName, maxLines }) : null;
    return { language, differs: language === 'JS' && differs, files, preview, ...imported };
  }
}

async function textOf(file: string | null, read: ImportOptions['read']): Promise<string> {
  return file === null ? '' : ((await read(file)) ?? '').replaceAll('\r\n', '\n');
}

/** A helper is a tab of each demo that imports it. */
const highlighted = createRecent<string>(4_000_000);

function toFile({ file, name, source, links }: DemoModule): DemoFile {
  const text = source.trimEnd();
  const language = name.replace(/^.*\./, '');
  const html = highlighted(`${language} ${text}`, () => highlight(text, language));
  return { file, name, source: text, html, links: Object.fromEntries(links) };
}

/** What an author marked in the demo, or wrote beside it, wins over what follows from its code. */
async function previewOf(
  { name, source }: DemoFile,
  {
    focus,
    written,
    exportName,
    maxLines,
  }: {
    readonly focus: string | null;
    readonly written: string | null;
    readonly exportName: string;
    readonly maxLines: number;
  },
): Promise<DemoCode['preview']> {
  const language = name.replace(/^.*\./, '');
  if (focus !== null) return { source: focus, html: highlight(focus, language) };
  if (written !== null) {
    const text = placePreview(source, written)?.text ?? written.replaceAll('\r\n', '\n').trim();
    return { source: text, html: highlight(text, language) };
  }
  const parsed = await parseModule(source, name);
  const preview = parsed.ok ? derivePreview(source, parsed.value.program, { exportName, maxLines }) : null; // What does not parse is told with the imports.
  return preview && { source: preview.text, html: highlight(preview.text, language) };
}
