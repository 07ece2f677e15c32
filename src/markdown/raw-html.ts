// What becomes of raw HTML in markdown: comments go, elements wait for the sanitiser, and what is no element is text.
import type { Html, RootContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { type PageContext, placeWithin } from './context.ts';

/** Comments go, the usual description needs no HTML parser, and what is no HTML element is text that its author forgot to quote. */
export function toRawHtml(html: Html, context: PageContext): RootContent {
  if (
    /^\s*<!--/.test(html.value) &&
    /-->\s*$/.test(html.value) &&
    html.value.indexOf('-->') === html.value.lastIndexOf('-->')
  )
    return { ...html, value: '' };
  const description = /^<p class="description">([^<&]*)<\/p>\s*$/.exec(html.value)?.[1];
  if (description !== undefined) {
    return {
      ...html,
      type: 'paragraph',
      data: { hProperties: { className: ['description'] } },
      children: [{ type: 'text', value: description.trim() }],
    };
  }
  const name = /^\s*<\/?([A-Za-z][\w.:-]*)/.exec(html.value)?.[1];
  if (name !== undefined && !context.isHtmlElement(name)) {
    if (!html.value.startsWith('</')) reportUnknown(name, html, context);
    return { ...html, type: 'text' };
  }
  context.hasRawHtml = true;
  return quoteUnknown(html, context);
}

/** A comment, or a tag with its attributes: what stands between quotes is no tag. */
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][\w.:-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;

/** Further inside a block too, what is no HTML element is text. */
function quoteUnknown(html: Html, context: PageContext): Html {
  const value = html.value.replace(COMMENT_OR_TAG, (tag, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) return tag;
    if (context.isHtmlElement(name)) {
      if (slash === '' && !context.isKept(name)) reportRemoved(name, html, context);
      return tag;
    }
    if (slash === '') reportUnknown(name, html, context);
    return tag.replace('<', '&lt;');
  });
  return value === html.value ? html : { ...html, value };
}

function reportRemoved(name: string, html: Html, context: PageContext): void {
  const at = placeWithin(context, html, `<${name}`);
  context.diagnostics.push(report('markdown/html-removed', { name }, at));
}

function reportUnknown(name: string, html: Html, context: PageContext): void {
  const at = placeWithin(context, html, `<${name}`);
  context.diagnostics.push(report('markdown/unknown-element', { name }, at));
}
