// What browsers are told to refuse, the Content-Security-Policy of the site, and what a build does not: links to folders outside.
import * as z from 'zod';
import { POLICY_DIRECTIVES } from '../lib/policy-directives.ts';
import { httpUrl } from './addresses.ts';

/** Keywords that may be added, by directive; all others take none. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['self', 'unsafe-eval', 'wasm-unsafe-eval', 'unsafe-hashes', 'report-sample'],
  'style-src': ['self', 'unsafe-inline', 'report-sample'],
};
const ALL_KEYWORDS = [
  'self',
  'none',
  'unsafe-inline',
  'unsafe-eval',
  'wasm-unsafe-eval',
  'unsafe-hashes',
  'strict-dynamic',
  'report-sample',
  'inline-speculation-rules',
];

const SCHEME = /^[a-z][a-z0-9+.-]*:$/i;
const HOST = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::(?:\d+|\*))?(?:\/[^\s;,'"?#]*)?$/i;
const HASH = /^'sha(?:256-[\w+/-]{43}=|384-[\w+/-]{64}|512-[\w+/-]{86}==)'$/;

/** What is wrong with a source, as the end of a sentence; null when it is right. */
export function sourceProblem(directive: string, source: string): { message: string; nearest?: string } | null {
  const [, keyword] = /^'([a-z-]+)'$/i.exec(source) ?? [];
  const bare = source.toLowerCase();
  if (ALL_KEYWORDS.includes(bare)) return { message: `must be in quotes: '${bare}'`, nearest: `'${bare}'` };
  if (keyword === 'none')
    return { message: "must not be 'none': docs-gen adds these sources to the sources that the site needs" };
  if (directive === 'script-src' && keyword === 'unsafe-inline')
    return {
      message:
        "must not be 'unsafe-inline': browsers ignore it because the policy contains hashes; add the hash of the script",
    };
  if (keyword === 'strict-dynamic')
    return { message: "must not be 'strict-dynamic': the scripts of the site itself would not run" };
  if (/^'nonce-/i.test(source))
    return { message: 'must not be a nonce: the nonce of a static page never changes, so it protects nothing' };
  if (keyword !== undefined && (KEYWORDS[directive] ?? ['self']).includes(keyword)) return null;
  if (HASH.test(source) && /^(?:script|style)-src$/.test(directive)) return null;
  if (SCHEME.test(source) || HOST.test(source)) return null;
  return {
    message: `is not a source of ${directive}: use a host such as https://api.acme.example, a scheme such as https:, or a keyword or hash in quotes`,
  };
}

const sourcesSchema = z
  .partialRecord(z.enum(POLICY_DIRECTIVES), z.array(z.string()))
  .default({})
  .check(({ value, issues }) => {
    for (const [directive, sources] of Object.entries(value))
      for (const [index, source] of sources.entries()) {
        const problem = sourceProblem(directive, source);
        if (problem === null) continue;
        const { message, nearest } = problem;
        issues.push({
          code: 'custom',
          input: source,
          path: [directive, index],
          message,
          params: nearest === undefined ? {} : { nearest },
        });
      }
  });

const policySchema = z
  .strictObject({
    sources: sourcesSchema
      .describe('Sources to add, by directive. Hosts that the config names elsewhere are there already.')
      .meta({ example: { 'connect-src': ['https://api.acme.example'] } }),
    meta: z
      .boolean()
      .default(false)
      .describe('Pages hold the policy too, for hosts that send no headers, such as GitHub Pages.'),
    reportOnly: z.boolean().default(false).describe('Browsers tell of what they would refuse, and refuse nothing.'),
    reportUri: httpUrl
      .regex(/^[^\s;,]*$/, 'must not contain semicolons, commas or spaces, which end the directive')
      .optional()
      .describe('Address that browsers send what they refused to.'),
  })
  .refine(({ meta, reportOnly }) => !(meta && reportOnly), {
    path: ['meta'],
    error: 'must be false with `reportOnly`: browsers ignore such a policy in a page',
  });

export const securitySchema = z
  .strictObject({
    contentSecurityPolicy: z
      .union([z.literal(false), policySchema])
      .prefault({})
      .describe(
        'What pages may load and run: the header `Content-Security-Policy`. On by default; `false` sends none.',
      ),
    linkedFolders: z
      .array(z.string().min(1))
      .default([])
      .describe('Folders outside of the site that symbolic links in it may lead to, relative to the root.')
      .meta({ example: ['../shared/docs'] }),
  })
  .prefault({});

export type SecurityConfig = z.output<typeof securitySchema>;

/** Of a file whose host never changes it. */
export const integrity = z
  .string()
  .regex(
    /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/,
    'must be a hash such as sha384-…, in Base64',
  );

/** A style sheet of another host: an address, or one with the hash of what must be there. */
export const foreignSheet = z.union([
  httpUrl,
  z.strictObject({
    href: httpUrl.describe('Address of the style sheet.'),
    integrity: integrity.describe('Hash of the file (`sha384-…`): a browser takes no other. For versioned files.'),
  }),
]);

export type ForeignSheet = z.output<typeof foreignSheet>;
