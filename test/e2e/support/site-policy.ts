// Scripts and style sheets of finished pages that the policy of the site, in `_headers` or in the page, would refuse.
import { createHash } from 'node:crypto';
import type { PageElement, ReadPage } from './read-page.ts';
import type { FinishedSite } from './site-problems.ts';

export function policyProblems({ files, pages, base }: FinishedSite): string[] {
  const rules = headerRules(files.get('_headers')?.toString('utf8') ?? '');
  return [...pages].flatMap(([path, page]) => {
    const sent = rules.filter(({ pattern }) => pattern.test(base + path.replace(/(^|\/)index\.html$/, '$1')));
    const inPage = page
      .all('meta', { 'http-equiv': 'Content-Security-Policy' })
      .map(({ attributes }) => attributes.content);
    const policies = [...sent.map(({ policy }) => policy), ...inPage].map((policy = '') => directives(policy));
    const refused = policies.flatMap((policy) => refusedBy(policy, page));
    return [...new Set(refused)].map((problem) => `${path}: ${problem}`);
  });
}

interface Rule {
  readonly pattern: RegExp;
  readonly policy: string;
}

function headerRules(text: string): Rule[] {
  return text.split(/\n(?=\/)/).flatMap((block) => {
    const [path = '', ...lines] = block.split('\n');
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    return lines.flatMap((line) => {
      const [, policy] = /^\s+Content-Security-Policy(?:-Report-Only)?: (.*)$/.exec(line) ?? [];
      return policy === undefined ? [] : [{ pattern, policy }];
    });
  });
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directives(policy: string): Directives {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function refusedBy(policy: Directives, page: ReadPage): string[] {
  const scripts = policy.get('script-src');
  const styles = policy.get('style-src');
  return [
    ...(scripts === undefined ? [] : page.all('script').flatMap((script) => refusedScript(script, scripts))),
    ...(styles === undefined ? [] : page.links('stylesheet').filter((href) => !isAllowed(href, styles))),
  ];
}

function refusedScript({ attributes: { src, type }, text }: PageElement, sources: readonly string[]): string[] {
  if (src !== undefined) return isAllowed(src, sources) ? [] : [`the policy refuses the script ${src}`];
  if (type !== undefined && type !== 'module' && type !== 'speculationrules') return []; // Data.
  if (type === 'speculationrules' && sources.includes("'inline-speculation-rules'")) return [];
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return sources.includes(hash) ? [] : [`the policy refuses the script ${text.slice(0, 60)}`];
}

function isAllowed(address: string, sources: readonly string[]): boolean {
  if (!/^https?:/.test(address)) return sources.includes("'self'");
  const { origin, href } = new URL(address);
  return sources.some((source) => source === origin || href.startsWith(source));
}
