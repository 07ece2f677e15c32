// The versions of a product: what the menu lists, which pages each of them has, and what this one is to search engines.
import * as z from 'zod';

const route = z.string().regex(/^\/(?:[^?#]*\/)?$/, 'is not a route: it must start and end with a slash');
const destination = z
  .string()
  .regex(
    /^\/(?:[^?#]*\/)?(?:#.+)?$/,
    'must be a route that starts and ends with a slash, optionally followed by `#` and an id',
  );

const versionSchema = z
  .strictObject({
    text: z.string().describe('What the menu shows, for example `v7.0.2`.'),
    href: z.string().optional().describe('Where the entry leads; the current version needs none.'),
    current: z.boolean().default(false).describe('Marks the version that this site documents.'),
    all: z
      .boolean()
      .default(false)
      .describe('Sets the entry apart: it lists all versions. The text `View all versions` does so by itself.'),
    urls: z
      .string()
      .optional()
      .describe(
        'URL contract of that version’s site, relative to the root: the entry then leads to the same page there, where there is one.',
      ),
    base: z
      .string()
      .regex(
        /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?$/,
        'must start with http://, https:// or a slash, and end with a slash',
      )
      .optional()
      .describe('Address of that version’s site, which the routes of `urls` stand behind. Default: the host of `href`.')
      .meta({ example: 'https://v1.acme.example/' }),
    status: z
      .enum(['latest', 'next', 'old'])
      .optional()
      .describe(
        'What the version is. Pages of a current version that is `old` or `next` have a line that leads to the `latest`, and lead search engines there.',
      ),
    noIndex: z
      .boolean()
      .optional()
      .describe(
        'Keeps the pages of the current version from search engines and out of the sitemap. Default: `true` where its `status` is `next`.',
      ),
    moved: z
      .record(route, destination)
      .default({})
      .describe(
        'Pages that have another address in that version, where no redirect tells of it: `{ route here: route there }`.',
      )
      .meta({ example: { '/ui/box/': '/ui/layout/box/' } }),
  })
  .refine(({ urls, moved }) => urls !== undefined || Object.keys(moved).length === 0, {
    path: ['moved'],
    error: 'requires `urls`, the list of the pages of that version',
  })
  .refine(({ href, urls }) => urls === undefined || href !== undefined, {
    path: ['urls'],
    error: 'requires `href`, the target of pages that the other version does not have',
  })
  .refine(
    ({ href, urls, base }) => urls === undefined || href === undefined || base !== undefined || URL.canParse(href),
    {
      path: ['urls'],
      error: 'requires `base`, the URL of the site of that version, if `href` is not a URL',
    },
  );

export type VersionConfig = z.output<typeof versionSchema>;

/** What the entries say of each other. */
export const versionsSchema = z.array(versionSchema).check(({ value, issues }) => {
  const wrong = (index: number, field: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [index, field], message });
  const indexes = (is: (version: VersionConfig) => boolean) => value.flatMap((version, i) => (is(version) ? [i] : []));
  const name = (index: number | undefined) => JSON.stringify(value[index ?? -1]?.text);

  const [current, ...others] = indexes((version) => version.current);
  for (const other of others)
    wrong(other, 'current', `is a duplicate: ${name(current)} is already the current version`);
  const [latest, ...later] = indexes(({ status }) => status === 'latest');
  for (const other of later) wrong(other, 'status', `is a duplicate: ${name(latest)} is already the latest version`);

  const shown = current ?? 0;
  const { status } = value[shown] ?? {};
  if (latest === undefined && (status === 'old' || status === 'next'))
    wrong(shown, 'status', 'requires another entry with `status: "latest"`, the target of links to the latest version');
  if (latest !== undefined && latest !== shown && value[latest]?.href === undefined)
    wrong(latest, 'status', 'requires `href`, the target of links from the other versions');
  for (const index of indexes(({ all }) => all))
    for (const field of ['status', 'noIndex'] as const)
      if (value[index]?.[field] !== undefined) wrong(index, field, 'is not allowed with `all`, which is not a version');
});
