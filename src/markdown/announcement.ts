// The announcement of the config: one line of markdown for each language, to HTML that may stand above every page.
import type { PhrasingContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { hasSafeScheme, isExternal, withBase } from '../lib/url.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { textIn } from '../schema/site-links.ts';
import { loadParser, type Parse } from './parser.ts';

/** null: the site has none, or one that cannot be shown. */
export async function readAnnouncement(
  site: Pick<Site, 'announcement' | 'base' | 'configFile' | 'languages' | 'markdown'>,
): Promise<Outcome<Readonly<Record<string, string>> | null>> {
  const { announcement, base, languages } = site;
  if (announcement === undefined) return { value: null, diagnostics: [] };
  const { parse } = await loadParser(site.markdown.parser);
  const problems = new Set<string>();
  const html: Record<string, string> = {};
  for (const language of languages) {
    const text = textIn(announcement.text, language, languages[0]);
    html[language] = await lineToHtml(text, { announcement, base, parse, problems });
  }
  const diagnostics = [...problems].map((problem) =>
    report('markdown/bad-announcement', { problem }, { file: site.configFile }),
  );
  return { value: problems.size === 0 ? html : null, diagnostics };
}

interface Line extends Tools {
  readonly announcement: { readonly href?: string | undefined };
  readonly parse: Parse;
}

async function lineToHtml(text: string, { announcement, base, parse, problems }: Line): Promise<string> {
  const [line, ...more] = (await parse(text)).children;
  if (line?.type !== 'paragraph' || more.length > 0) problems.add('it is more than one line of text');
  const html = line?.type === 'paragraph' ? toHtml(line.children, { base, problems }) : '';
  if (announcement.href !== undefined && html.includes('<a '))
    problems.add('it contains a link, but `href` already links the whole announcement');
  return html;
}

interface Tools {
  readonly base: string;
  readonly problems: Set<string>;
}

function toHtml(nodes: readonly PhrasingContent[], tools: Tools): string {
  return nodes.map((node) => nodeToHtml(node, tools)).join('');
}

function nodeToHtml(node: PhrasingContent, tools: Tools): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'break':
      return ' ';
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${toHtml(node.children, tools)}</em>`;
    case 'strong':
      return `<strong>${toHtml(node.children, tools)}</strong>`;
    case 'delete':
      return `<del>${toHtml(node.children, tools)}</del>`;
    case 'link':
      return linkToHtml(node.url, toHtml(node.children, tools), tools);
    default:
      tools.problems.add(`it cannot contain ${NAMES[node.type] ?? `\`${node.type}\``}`);
      return '';
  }
}

const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'an image',
  imageReference: 'an image',
  linkReference: 'a reference link',
  footnoteReference: 'a footnote',
};

/** It stands on every page: a relative address would lead somewhere else from each. */
function linkToHtml(url: string, text: string, { base, problems }: Tools): string {
  if (!hasSafeScheme(url) || !(isExternal(url) || url.startsWith('/'))) {
    problems.add(`the link "${url}" must be a path that starts with a slash, or a URL`);
    return text;
  }
  return `<a href="${escapeAttribute(withBase(url, base))}">${text}</a>`;
}
