// The rules of `_headers` for a server of nginx that includes the file.
import type { HeaderRule } from '../lib/header-rules.ts';
import { removedHeader } from '../lib/host-files.ts';
import { decodePath } from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { DeriveContext } from './context.ts';
import { headerRules } from './headers.ts';
import { quoted, withoutControls } from './nginx.ts';

export const NGINX_HEADERS_FILE = 'nginx-headers.conf';

export function nginxHeaders(artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  if (!context.site.hosts.includes('nginx')) return [];
  const body = `${START}${lines(headerRules(artifacts, context)).join('\n')}\n`;
  return [{ path: NGINX_HEADERS_FILE, body, type: 'text/plain', immutable: false }];
}

const START = `# Made by docs-gen: include this file in the \`server\` block of the site. A \`location\` with an \`add_header\` of its own
# takes none of these over.
`;

/**
 * A header has one line for each value that it may have, with a variable that is empty where no rule has set it: nginx leaves
 * out what is empty. Blocks called `if` are safe for this, as they hold nothing but `set`.
 */
function lines(rules: readonly HeaderRule[]): string[] {
  const variables = new Map<string, string>();
  const conditions: string[] = [];
  const headers: string[] = [];
  const comments: string[] = [];
  for (const { path, headers: values } of rules) {
    const noRule = (what: string, why: string) => comments.push(`# ${withoutControls(what)} has no rule: ${why}.`);
    if (!path.startsWith('/')) {
      noRule(path, 'it is one of another host');
      continue;
    }
    const sets: string[] = [];
    for (const [name, value] of Object.entries(values)) {
      if (removedHeader(name) !== null) {
        noRule(`${name} of ${path}`, 'only Cloudflare takes a header away');
        continue;
      }
      if (value.includes('$')) {
        noRule(`${name} of ${path}`, 'nginx would read a variable behind the dollar sign');
        continue;
      }
      if (path === '/*') {
        headers.push(`add_header ${name} ${quoted(value)} always;`);
        continue;
      }
      const key = `${name.toLowerCase()}: ${value}`;
      let variable = variables.get(key);
      if (variable === undefined) {
        variable = `$docs_gen_header_${variables.size}`;
        variables.set(key, variable);
        headers.push(`add_header ${name} ${variable} always;`);
      }
      sets.push(`set ${variable} ${quoted(value)};`);
    }
    if (sets.length > 0) conditions.push(`if ($uri ~ ${quoted(pathPattern(path))}) { ${sets.join(' ')} }`);
  }
  return [...[...variables.values()].map((variable) => `set ${variable} "";`), ...conditions, ...headers, ...comments];
}

/** As nginx knows the address of a page by the time that it answers: decoded, and with the name of its file. */
function pathPattern(path: string): string {
  const source = decodePath(path)
    .split(/(\*|:[a-z]\w*)/i)
    .map((part) => {
      if (part === '*') return '.*';
      return /^:[a-z]/i.test(part) ? '[^/]+' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    })
    .join('');
  return `^${source}${path.endsWith('/') ? '(?:index\\.html)?' : ''}$`;
}
