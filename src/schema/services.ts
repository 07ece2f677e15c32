// What a site may do for its readers or tell of them: analytics, consent, notifications, an announcement. All of it is off by default.
import * as z from 'zod';
import { pageHref as href, httpUrl } from './addresses.ts';
import { integrity } from './security.ts';
import { showInSchema } from './show-in.ts';
import { siteText } from './site-links.ts';

const tagId = z.string().regex(/^[A-Z]{1,3}-[A-Z0-9-]+$/i, 'must be the id of a tag, such as G-ABC123');

/** Which fields belong to which adapter. */
const FIELDS = {
  none: [],
  gtag: ['id', 'script', 'integrity'],
  plausible: ['domain', 'script', 'integrity'],
  module: [],
} as const;

export const analyticsSchema = z
  .strictObject({
    adapter: z
      .union([
        z.enum(['none', 'gtag', 'plausible']),
        z.strictObject({
          module: z
            .string()
            .min(1)
            .describe(
              'Script of the project, relative to the root. Its default export is called with the name and the parameters of every event.',
            ),
        }),
      ])
      .default('none')
      .describe('Who is told of events: nobody, Google’s tag, Plausible, or a function of the project.'),
    showIn: showInSchema('production', 'Other hosts send no events, and no web vitals.'),
    id: z
      .union([tagId, z.array(tagId).min(1)])
      .optional()
      .describe('With `gtag`: id of the tag, or several.'),
    domain: z
      .string()
      .min(1)
      .optional()
      .describe('With `plausible`: name of the site there. Default: the host of `url`.'),
    script: httpUrl
      .optional()
      .describe('Address of the script of `gtag` or `plausible`, where it is not the one of the service itself.'),
    integrity: integrity
      .optional()
      .describe('Hash of `script` (`sha384-…`), where that is a versioned file: browsers run no other.'),
  })
  .check(({ value, issues }) => {
    const adapter = typeof value.adapter === 'string' ? value.adapter : 'module';
    const known: readonly string[] = FIELDS[adapter];
    const wrong = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    for (const field of ['id', 'domain', 'script', 'integrity'] as const)
      if (value[field] !== undefined && !known.includes(field))
        wrong(field, `is not used by the adapter \`${adapter}\``);
    if (adapter === 'gtag' && value.id === undefined) wrong('adapter', 'requires `id`, the id of the tag');
    if (value.integrity !== undefined && value.script === undefined)
      wrong('integrity', 'requires `script`: the default script of the service can change at any time');
  });

export const consentSchema = z.union([
  z.boolean(),
  z.strictObject({ policy: href.optional().describe('Page that says what is stored and who is told.') }),
]);

const plainText = z.string().trim().min(1);

const permanentSchema = z.strictObject({
  title: plainText.optional().describe('Stands above the text.'),
  text: plainText.describe('The notification. Links and emphasis may be HTML.'),
  href: href.optional().describe('Where the notification leads.'),
  userLanguage: z.string().optional().describe('Shown on pages of this language only. Default: on all.'),
});

/** One entry of a file of notifications. */
export const notificationSchema = permanentSchema.extend({
  id: z.int().nonnegative().describe('Higher than that of all earlier ones: readers have seen what is not higher.'),
});

export const notificationsFileSchema = z.array(notificationSchema);

export const notificationsSchema = z
  .strictObject({
    file: z
      .string()
      .regex(/\.json$/, 'must end in .json')
      .optional()
      .describe(
        'JSON file of the project, relative to the root. It is checked, and published as `notifications.json`.',
      ),
    url: href.optional().describe('Address of such a file instead, on this site or another host.'),
    permanent: permanentSchema.optional().describe('Stands below the others at all times, and is never new.'),
    showIn: showInSchema('everywhere', 'Other hosts have no bell, and do not fetch the file.'),
  })
  .check(({ value, issues }) => {
    if ((value.file === undefined) === (value.url === undefined))
      issues.push({ code: 'custom', input: value, path: [], message: 'must have either `file` or `url`' });
  });

/** Sent to as it is written: a path is one of the host, and gets no base. */
export const feedbackSchema = z.strictObject({
  endpoint: href
    .meta({ example: '/api/feedback/' })
    .optional()
    .describe(
      'Where comments are sent, by POST: a URL, or a path on the host of the site. Without one, readers are led to an issue.',
    ),
  issues: httpUrl.optional().describe('Page on which issues are written. Default: `<repo.url>/issues/new`.'),
  questionTemplate: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Template of such an issue, as a file name in the repository. It is given the address of the page as `page-url`.',
    ),
  showIn: showInSchema('everywhere', 'Other hosts do not ask.'),
});

export const announcementSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]+$/, 'must be letters, digits, dots, hyphens and underscores')
    .describe('Name of the announcement. Who has closed one sees the next, with another id.'),
  text: siteText.describe('One line of markdown: emphasis, code and links. Or one for each language.'),
  href: href.optional().describe('Where the line leads as a whole.'),
  kind: z.enum(['info', 'success', 'warning', 'error']).default('info').describe('Color of the line.'),
  until: z.iso
    .datetime({ offset: true, error: 'must be a date and a time, such as 2030-06-01T00:00:00Z' })
    .optional()
    .describe('Browsers stop showing it at this instant.'),
});
