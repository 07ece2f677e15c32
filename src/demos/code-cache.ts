// Keeps what pages show of demos' sources: deriving JavaScript, previews and highlighting take longer than all pages.
import { join } from 'node:path';
import * as z from 'zod';
import { dependencies, version } from '../../package.json';
import { sealedJson, unsealedJson } from '../lib/node/sealed.ts';
import { parseJson } from '../lib/parse-json.ts';
import { type DemoVariant, STYLINGS } from '../model/demo.ts';
import type { FileSystem, FileWriter } from '../model/deps.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';

export interface KeptVariant {
  /** Files that were asked for, each with the hash of its text; null: it was not there. */
  readonly reads: Readonly<Record<string, string | null>>;
  /** Files whose JavaScript was derived, with what their layout hangs on. */
  readonly formats: Readonly<Record<string, string>>;
  readonly variant: DemoVariant;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CodeCache {
  /** Empty: nothing is kept, or by another version of docs-gen. */
  load(): Promise<ReadonlyMap<string, KeptVariant>>;
  /** What is not in `kept` is dropped. */
  save(kept: ReadonlyMap<string, KeptVariant>): Promise<void>;
}

const fileSchema = z.strictObject({
  name: z.string(),
  file: z.string(),
  source: z.string(),
  html: z.string(),
  links: z.record(z.string(), z.string()),
});

const locationSchema = z.custom<Location>((value) => typeof value === 'object' && value !== null);

const codeSchema = z.strictObject({
  language: z.enum(['TS', 'JS']),
  differs: z.boolean(),
  files: z.array(fileSchema),
  preview: z.strictObject({ source: z.string(), html: z.string() }).nullable(),
  packages: z.array(z.string()),
  imports: z.array(z.strictObject({ specifier: z.string(), at: locationSchema })),
  assets: z.array(z.string()),
});

const keptSchema = z.strictObject({
  reads: z.record(z.string(), z.string().nullable()),
  formats: z.record(z.string(), z.string()),
  variant: z.strictObject({
    styling: z.enum(STYLINGS).nullable(),
    id: z.string(),
    entry: z.string(),
    exportName: z.string(),
    provider: z.strictObject({ entry: z.string(), exportName: z.string() }).optional(),
    codes: z.array(codeSchema),
  }),
  diagnostics: z.array(z.custom<Diagnostic>((value) => typeof value === 'object' && value !== null)),
});

/** Of what makes the same source look otherwise: the form of the file, docs-gen, the formatter. */
const VERSION = `8 ${version} ${dependencies.prettier}`;

export function createCodeCache(
  folder: string,
  { fs, writer }: { readonly fs: Pick<FileSystem, 'exists' | 'readText'>; readonly writer: Pick<FileWriter, 'write'> },
): CodeCache {
  const file = join(folder, 'demo-code.json');
  const schema = z.strictObject({ version: z.literal(VERSION), variants: z.record(z.string(), keptSchema) });
  return {
    async load() {
      if (!(await fs.exists(file))) return new Map();
      const whole = unsealedJson(await fs.readText(file));
      const parsed = schema.safeParse(whole === null ? null : parseJson(whole));
      return new Map(parsed.success ? Object.entries(parsed.data.variants) : []);
    },
    async save(kept) {
      const body: z.input<typeof schema> = { version: VERSION, variants: Object.fromEntries(kept) } as z.input<
        typeof schema
      >; // Readonly, which zod's own types are not.
      await writer.write(file, sealedJson(JSON.stringify(body)));
    },
  };
}
