// The redirects of the config as rules of nginx, for a server that includes the file.
import { isPattern } from '../lib/redirect-rules.ts';
import { decodePath, isExternal, splitHref } from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Site, SiteRedirect } from '../model/site.ts';
import type { DeriveContext } from './context.ts';
import { destination, goodRedirects } from './redirects.ts';

export const NGINX_FILE = 'nginx-redirects.conf';

/** Regular expressions, as nginx tries these in the order in which they stand, like the hosts that read `_redirects`. */
export function nginx(artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  const { site } = context;
  if (!site.hosts.includes('nginx')) return [];
  const rules = goodRedirects(artifacts, context).map(({ redirect }, index) => rule(redirect, index, site));
  const unchanged = site.hostFiles.redirectLines.map(
    ({ text }) => `# ${withoutControls(text)} has no rule: write one for what only some hosts read.\n`,
  );
  const body = `# Made by docs-gen: include this file in the \`server\` block of the site.\n${[...rules, ...unchanged].join('')}`;
  return [{ path: NGINX_FILE, body, type: 'text/plain', immutable: false }];
}

function rule(redirect: SiteRedirect, index: number, site: Site): string {
  const { path, query } = splitHref(redirect.from);
  const { status, to } = redirect;
  const noRule = (why: string) => `# ${withoutControls(redirect.from)} has no rule: ${why}.\n`;
  if (query !== '') return noRule('nginx does not match the query of an address');
  if (status === 200 && isExternal(to)) return noRule('write a proxy_pass for what another host answers');
  const location = `location ~ ${quoted(pathPattern(decodePath(path), site.base))}`;
  const answer =
    status === 200
      ? `rewrite ^ ${quoted(variables(rewritten(to, site)))} last;`
      : `return ${status} ${target(to, site)};`;
  if (!isPattern(path)) return `${location} { ${answer} }\n`;
  // A file wins over a pattern, as it does on other hosts.
  const name = `@docs_gen_${index}`;
  return `${location} { try_files $uri $uri/index.html ${name}; }\nlocation ${name} { ${answer} }\n`;
}

/**
 * Nothing that could end a header is taken over from the address, which nginx has decoded; nor what would make another host
 * of a target such as `/:splat`, for which browsers read backslashes as slashes.
 */
const SEGMENT = '[^/\\x5c\\x00-\\x1f\\x7f]+';
const REST = '(?:[^/\\x5c\\x00-\\x1f\\x7f][^\\x5c\\x00-\\x1f\\x7f]*)?';

/** With and without the slash at the end, as `matchRule` reads it. */
function pathPattern(path: string, base: string): string {
  const segments = path.split('/').filter(Boolean);
  const hasRest = segments.at(-1) === '*';
  const wanted = [...base.split('/').filter(Boolean), ...(hasRest ? segments.slice(0, -1) : segments)];
  const start = wanted.map((segment) => {
    const [, name] = /^:([a-z]\w*)/i.exec(segment) ?? [];
    return `/${name === undefined ? segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : `(?<dg_${name}>${SEGMENT})`}`;
  });
  return `^${start.join('')}${hasRest ? `(?:/(?<dg_splat>${REST}))?` : '/?'}$`;
}

/** What readers asked for goes along, unless the target has a query of its own. */
function target(to: string, site: Site): string {
  const { query, hash } = splitHref(to);
  const address = variables(destination(to, site).replaceAll('$', '%24'));
  return quoted(query === '' && hash === '' ? `${address}$is_args$args` : address);
}

/** nginx takes the path of a rewrite decoded. */
function rewritten(to: string, { base }: Site): string {
  return base.replace(/\/$/, '') + decodePath(splitHref(to).path).replaceAll('$', '');
}

/** `:name` as the variable that the pattern has set. */
function variables(address: string): string {
  return address.replace(/(?<![\w%]):([a-z]\w*)/gi, (_, name: string) => `\${dg_${name}}`);
}

export function quoted(text: string): string {
  // Inside of quotes nginx reads two backslashes as one, and leaves one before another character as it is.
  return `"${withoutControls(text).replace(/\\\\|"/g, (found) => (found === '"' ? '\\"' : '\\\\\\\\'))}"`;
}

export function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]/g, '');
}
