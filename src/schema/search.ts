// Who answers the search of a site: its own index, which is the default, a service, or another tool's index.
import * as z from 'zod';

/** Which fields belong to which provider. */
const FIELDS = { local: [], docsearch: ['appId', 'apiKey', 'indexName'], pagefind: ['path'] } as const;

const settingsSchema = z
  .strictObject({
    provider: z
      .enum(['local', 'docsearch', 'pagefind'])
      .default('local')
      .describe(
        'Who answers: the site’s own index, asked in the browser; Algolia DocSearch, which is sent what readers type; or an index that Pagefind makes of the output folder after the build.',
      ),
    appId: z
      .string()
      .regex(/^[A-Z0-9]+$/i, 'must be letters and digits')
      .optional()
      .describe('With `docsearch`: application of the index.'),
    apiKey: z
      .string()
      .min(1)
      .optional()
      .describe('With `docsearch`: key that may search and nothing else, as it is published.'),
    indexName: z.string().min(1).optional().describe('With `docsearch`: name of the index.'),
    path: z
      .string()
      .regex(/^\/(?!\/)(?:.*\/)?$/, 'must be a path on this site that starts and ends with a slash')
      .meta({ example: '/pagefind/' })
      .optional()
      .describe('With `pagefind`: folder of its index on this site. Default: `/pagefind/`.'),
  })
  .check(({ value, issues }) => {
    const known: readonly string[] = FIELDS[value.provider];
    const wrong = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    for (const field of ['appId', 'apiKey', 'indexName', 'path'] as const)
      if (value[field] !== undefined && !known.includes(field))
        wrong(field, `is not used by the provider \`${value.provider}\``);
    const missing = FIELDS.docsearch.filter((field) => value[field] === undefined);
    if (value.provider === 'docsearch' && missing.length > 0)
      wrong('provider', `requires ${missing.map((field) => `\`${field}\``).join(', ')}`);
  });

export const searchSchema = z.union([z.literal(false), settingsSchema]).default({ provider: 'local' });
