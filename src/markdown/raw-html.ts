// What becomes of raw HTML in markdown: comments go, elements wait for the sanitiser, and what is no element is text.
import type { Html, RootContent } from 'mdast';
import { locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { embedPattern } from '../lib/safe-html.ts';
import { type PageContext, placeOf, placeWithin } from './context.ts';

const UNKNOWN = 'markdown/unknown-element';

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
    if (!html.value.startsWith('</'))
      context.diagnostics.push(report(UNKNOWN, { name }, placeWithin(context, html, `<${name}`)));
    return { ...html, type: 'text' };
  }
  context.hasRawHtml = true;
  return quoteUnknown(html, context);
}

/** A comment, or a tag with its attributes: what stands between quotes is no tag. */
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][\w.:-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;

/** Further inside a block too, what is no HTML element is text. */
function quoteUnknown(html: Html, context: PageContext): Html {
  let from = html.position?.start.offset ?? context.text.length;
  const value = html.value.replace(COMMENT_OR_TAG, (tag, slash: string | undefined, name: string | undefined) => {
    // One after the other; further lines of a tag may be indented in the source, or quoted.
    const written = tag.split('\n', 1)[0] ?? '';
    const at = context.text.indexOf(written, from);
    from = at === -1 ? context.text.length : at + written.length;
    if (name === undefined) return tag;
    const isElement = context.isHtmlElement(name);
    const embed = name.toLowerCase() === 'iframe' && slash === '' ? embedProblem(tag, context) : null;
    if (embed !== null) {
      const place =
        at === -1 ? placeOf(context.file, html) : locate(context.file, context.lines(), at, name.length + 1);
      context.diagnostics.push(report('markdown/unknown-embed', embed, place));
      return '';
    }
    if (slash === '' && !(isElement && context.isKept(name))) {
      const place =
        at === -1 ? placeOf(context.file, html) : locate(context.file, context.lines(), at, name.length + 1);
      context.diagnostics.push(report(isElement ? 'markdown/html-removed' : UNKNOWN, { name }, place));
    }
    return isElement ? tag : tag.replace('<', '&lt;');
  });
  return value === html.value ? html : { ...html, value };
}

/** null: the frame is of a host that the config names, or frames are a matter of `allowedTags`. */
function embedProblem(
  tag: string,
  { site }: PageContext,
): { readonly host: string | null; readonly src: string } | null {
  const { embeds, allowedTags } = site.markdown;
  if (embeds.length === 0 || allowedTags.some((name) => name.toLowerCase() === 'iframe')) return null;
  const [, quoted, single, bare] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
  const src = (quoted ?? single ?? bare ?? '').trim();
  if (embedPattern(embeds).test(src)) return null;
  const host = URL.canParse(src, 'https://x') ? new URL(src, 'https://x').hostname : null;
  return { src, host: host === 'x' || host === '' ? null : host };
}
