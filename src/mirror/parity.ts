// Holds a mirror to its page: every heading with an id, and every name that an API page documents, has to stand in it.
import { report } from '../diagnostics/report.ts';
import { referencesOf } from '../lib/api-sections.ts';
import { stripTags } from '../lib/html.ts';
import type { ApiDoc, ReferenceApi } from '../model/api.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { MirroredRoute } from './mirror.ts';

export function checkParity(route: MirroredRoute, html: string, markdown: string): Diagnostic[] {
  const at = { file: route.kind === 'doc' ? route.page.file : route.doc.file };
  const page = route.path;
  const headings = new Set(headingsOf(markdown).map(letters));
  const lost = pageHeadings(route, html).filter((text) => letters(text) !== '' && !headings.has(letters(text)));
  const names = route.kind === 'api' ? namesOf(route.doc) : [];
  const unnamed = [...new Set(names)].filter((name) => !markdown.includes(inCode(name)));
  return [
    ...lost.map((heading) => report('mirror/missing-heading', { page, heading }, at)),
    ...unnamed.map((name) => report('mirror/missing-name', { page, name }, at)),
  ];
}

const HEADING = /<h([1-6])[^>]*? id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;

/** Those of the text: a demo has headings of its own, which are no text of the page. */
function pageHeadings(route: MirroredRoute, html: string): string[] {
  const known = new Set(route.kind === 'doc' ? route.page.anchors : route.doc.anchors);
  return [...html.matchAll(HEADING)].flatMap(([, , id = '', inner = '']) =>
    known.has(id) ? [stripTags(inner.replace(PICTURE, '$1'))] : [],
  );
}

/** In Markdown, the words of a picture are text. */
const PICTURE = /<img\b[^>]*?\salt="([^"]*)"[^>]*>/g;

/** Lines that begin like a heading, outside of code; in lists and quotes too. */
function headingsOf(markdown: string): string[] {
  let fence = '';
  return markdown.split('\n').flatMap((line) => {
    const text = line.replace(/^(?:[ >]|- |\d+\. )*/, '');
    const ticks = /^`{3,}/.exec(text)?.[0] ?? '';
    if (fence === '' && ticks !== '') fence = ticks;
    else if (fence !== '' && ticks.startsWith(fence) && text === ticks) fence = '';
    if (fence !== '' || !/^#{1,6} /.test(text)) return [];
    // Where all of it is a link, the address is no text.
    return [withoutAddress(text), withoutMarkup(text)].map((heading) => heading.replace(/&\w+;/g, ''));
  });
}

/** What a heading that shows addresses or tags in code would lose: it is compared as it is, too. */
function withoutMarkup(line: string): string {
  return line.replace(/\]\((?:[^\s()]|\([^\s()]*\))*\)|<\/?(?:kbd|sub|sup)>/g, '');
}

/** `[Text](address)` at the end of a line, without its address. */
function withoutAddress(line: string): string {
  const at = line.endsWith(')') ? line.indexOf('](', lastBlank(line) + 1) : -1;
  return at === -1 ? line : line.slice(0, at);
}

function lastBlank(line: string): number {
  let at = line.length - 1;
  while (at >= 0 && !/\s/.test(line.charAt(at))) at--;
  return at;
}

/** Escapes and marks differ, letters do not. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function inCode(name: string): string {
  return name.includes('`') || name.includes('|') ? name.replace(/[`|].*/s, '') : `\`${name}\``;
}

function namesOf(doc: ApiDoc): string[] {
  if (doc.kind === 'index') return doc.entries.map(({ name }) => name);
  return referencesOf(doc).flatMap(namesOfReference);
}

function namesOfReference(doc: ReferenceApi): string[] {
  const props = doc.props.map(({ name }) => name);
  if (doc.kind === 'interface') return props;
  if (doc.kind !== 'component') return [...props, ...doc.returnValue.map(({ name }) => name)];
  return [
    ...props,
    ...doc.alternatives.flatMap((one) => one.props.map(({ name }) => name)),
    ...doc.slots.map(({ name }) => name),
    ...doc.classes.map(({ className }) => `.${className}`),
    ...doc.cssVariables.map(({ name }) => name),
  ];
}
