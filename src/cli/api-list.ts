// The list of the API JSON that `docs-gen api` wrote into one folder: the only files that it may write over or remove.
import * as z from 'zod';
import { sha256 } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';

/** In the folder of the pages. It begins with a dot, so no build reads it. */
export const API_LIST = '.generated.json';

export interface ListedFile {
  readonly product: string;
  readonly package: string;
  /** Of the data as it was written: what a formatter does to its text changes nothing. */
  readonly sha256: string;
}

/** Posix paths below the folder. */
export type ApiList = ReadonlyMap<string, ListedFile>;

const listSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(
    z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/, 'is not the path of a JSON file in this folder'),
    z.strictObject({ product: z.string(), package: z.string(), sha256: z.string() }),
  ),
});

/** A text is what is wrong with the list. */
export function parseApiList(text: string): ApiList | string {
  const data = parseJson(text);
  if (data === undefined) return 'it is not valid JSON';
  const result = listSchema.safeParse(data);
  if (result.success) return new Map(Object.entries(result.data.files));
  const [issue] = result.error.issues;
  return `\`${issue?.path.join('.') ?? ''}\`: ${(issue?.message ?? '').replace(/^Invalid input: /, '')}`;
}

export function apiListText(list: ApiList): string {
  const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ version: 1, files: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** The same for the same data, however it is laid out; null: the text is no JSON. */
export function dataHash(text: string): string | null {
  const data = parseJson(text);
  return data === undefined ? null : sha256(JSON.stringify(data));
}
