// Where the site is published, what leads there, and the headers it is sent with.
import * as z from 'zod';
import { nearest } from '../lib/nearest.ts';
import { boundNames, placeholdersIn } from '../lib/redirect-rules.ts';
import { BASE_PLACEHOLDER, RELATIVE_BASE } from '../lib/relative-base.ts';
import { decodePath, isExternal, splitHref, toRoute } from '../lib/url.ts';

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL that starts with https:// or http://' });

/** A route of this site, or a page of another. */
export const pageHref = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/[^/])/i,
    'must be a path that starts with a slash, or a URL that starts with https://',
  )
  .meta({ example: '/ui/news/' });

/** `base` is the one place for a path: addresses are made of both. */
export const siteUrl = httpUrl.refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), {
  error: ({ input }) => {
    const { origin, pathname } = new URL(String(input));
    const path = toRoute(pathname);
    return path === '/'
      ? `must not have a query or a hash: ${origin}`
      : `must not have a path: write url: '${origin}' and base: '${path}'`;
  },
});

function isOrigin({ pathname, search, hash }: URL): boolean {
  return pathname === '/' && search === '' && hash === '';
}

/** What is wrong with a base, as the end of a sentence; null when it is right. Hosts differ in how they encode folders. */
export function baseProblem(base: string): string | null {
  if (base === RELATIVE_BASE) return null;
  if (base === BASE_PLACEHOLDER) return 'is a name that docs-gen uses itself';
  if (!/^\/(?:.*\/)?$/s.test(base)) return `must start and end with a slash, or be ${RELATIVE_BASE}`;
  if (/[^\w\-.~/]/.test(base))
    return 'must contain only letters from a to z, digits, slashes and the characters - . _ ~';
  return /\/\.{0,2}\//.test(base) ? 'must not contain empty, . or .. segments' : null;
}

/** As browsers write it in `location.hostname`, which it is compared with: anything else would match no page, and say nothing. */
export const hostName = z.string().refine(isHostName, {
  error: 'must be a host name in lower case, without scheme, port and path, such as docs.acme.example',
});

function isHostName(value: string): boolean {
  const url = `https://${value}`;
  return !/^\.|\*/.test(value) && URL.canParse(url) && new URL(url).hostname === value;
}

export const basePath = z
  .string()
  .refine((base) => baseProblem(base) === null, { error: ({ input }) => baseProblem(String(input)) ?? undefined });

export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .regex(/^\//, 'must start with a slash')
      .regex(/^[^*]*\*?$/, 'must contain `*` only at the end')
      .regex(/^[^#]*$/, 'must not contain `#`: browsers do not send `#` and the text after it')
      .regex(/^[^\u0000-\u001F\u007F]*$/, 'must not contain line breaks or control characters')
      .refine(
        (from) => !/\/\.{1,2}(?:\/|$)/.test(decodePath(splitHref(from).path)),
        'must not contain . or .. segments',
      )
      .describe('Path that is asked for. `*` at the end matches the rest, `:name` one segment.'),
    to: z
      .string()
      .min(1)
      .check(({ value, issues }) => {
        const problem = value === '' ? null : targetProblem(value);
        if (problem === null) return;
        const { message, nearest: near } = problem;
        issues.push({ code: 'custom', input: value, message, params: near === undefined ? {} : { nearest: near } });
      })
      .describe('Where it leads: a route or a URL; may use `:splat` and `:name` where `from` has them.'),
    status: z
      .union([z.literal(200), z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
      .default(301)
      .describe('200 rewrites without changing the address.'),
  })
  .refine(({ from, to }) => !leadsToItself(from, to), {
    path: ['to'],
    error: 'must differ from `from`: browsers would request the same page in an endless loop',
  })
  .check(({ value: { from, to }, issues }) => {
    const bound = boundNames(from);
    for (const name of placeholdersIn(to).filter((name) => !bound.includes(name))) {
      const names = bound.map((known) => `:${known}`);
      const message =
        names.length === 0
          ? `contains :${name}, but \`from\` does not have placeholders`
          : `contains :${name}, which is not a placeholder of \`from\`: ${names.join(', ')}`;
      const near = nearest(`:${name}`, names) ?? (names.length === 1 ? names[0] : undefined);
      issues.push({ code: 'custom', input: to, path: ['to'], message, params: near ? { nearest: near } : {} });
    }
  });

/** What is wrong with the target of a redirect: nobody but its author may say which host it leads to. */
function targetProblem(to: string): { readonly message: string; readonly nearest?: string } | null {
  if (CONTROL.test(to)) return { message: 'must not contain line breaks or control characters' };
  const message = 'must be a route that starts with a slash, or a URL that starts with https:// or http://';
  // Browsers read a backslash as a slash: both name another host.
  if (/^[/\\]{2}/.test(to)) return { message, nearest: `https://${to.slice(2)}` };
  const [, authority] = /^https?:\/\/([^/\\?#]+)/i.exec(to) ?? [];
  if (authority === undefined)
    return to.startsWith('/') ? null : { message, ...(/^\w[^:]*$/.test(to) && { nearest: `/${to}` }) };
  return placeholdersIn(authority).length === 0
    ? null
    : {
        message:
          'must not take its host from the requested address: anyone could make links that redirect readers to any site',
      };
}

const CONTROL = /[\u0000-\u001F\u007F]/;

/** `/a` and `/a/#b` are one address; with a query, `/a?b` may lead to `/a`. */
function leadsToItself(from: string, to: string): boolean {
  if (isExternal(to)) return false;
  const [old, next] = [splitHref(from), splitHref(to)];
  return old.query === next.query && toRoute(decodePath(old.path)) === toRoute(decodePath(next.path));
}

/** A line break would end the header, or the block of its path. */
const oneLine = z
  .string()
  .regex(/^[^\u0000-\u0008\u000A-\u001F\u007F]*$/, 'must not contain line breaks or control characters');
const headerName = z
  .string()
  .regex(
    /^[\w!#$%&'*+.^`|~-]+$/,
    'is not the name of a header: use letters, digits and hyphens, without spaces and colons',
  );
const headerPath = z
  .string()
  .regex(
    /^(?:\/|https:\/\/)[^\u0000-\u001F\u007F]*$/,
    'is not a path: it must start with a slash, and must not contain control characters',
  );

export const headersSchema = z.record(headerPath, z.record(headerName, oneLine));
