// One JSON file with all API pages of a site: what one version is kept as, to be compared with the next.
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';

const snapshotSchema = z.object({
  /** Of the form. */
  version: z.literal(1),
  pages: z.array(
    z.object({
      product: z.string(),
      package: z.string().nullable(),
      route: z.string().nullable(),
      data: z.unknown(),
    }),
  ),
});

export type SnapshotPage = z.output<typeof snapshotSchema>['pages'][number] & { readonly name: string };

export interface ReadSnapshotPage extends Omit<SnapshotPage, 'name'> {}

/** null: the data is something else. */
export function readSnapshot(data: unknown): readonly ReadSnapshotPage[] | null {
  const result = snapshotSchema.safeParse(data);
  return result.success ? result.data.pages : null;
}

/** Whether a file may be written over by a newer snapshot. */
export function isSnapshot(text: string): boolean {
  return readSnapshot(parseJson(text)) !== null;
}

/** The same bytes for the same pages, in whatever order they come. */
export function snapshotText(pages: readonly SnapshotPage[]): string {
  const sorted = pages
    .map((page) => ({ page, key: [page.product, page.package ?? '', page.route ?? '', page.name].join('\0') }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ page }) => ({ product: page.product, package: page.package, route: page.route, data: page.data }));
  return `${JSON.stringify({ version: 1, pages: sorted }, null, 2)}\n`;
}
