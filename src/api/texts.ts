// The texts of one API page: safe HTML out of ready-made HTML, with the links that it holds noted on the way.
import { report } from '../diagnostics/report.ts';
import { findComplexity } from '../lib/complexity.ts';
import { escapeHtml } from '../lib/html.ts';
import { type Fragment, type FragmentOptions, sanitizeFragment } from '../lib/sanitize-fragment.ts';
import type { SafeHtml, WrittenText } from '../model/api.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';
import { finalHref, isRelative, movedHref, toLinkRef } from './links.ts';
import type { MarkdownToHtml } from './markdown.ts';
import type { Places } from './places.ts';

export interface TextContext {
  readonly route: string;
  readonly base: string;
  readonly places: Places;
  readonly fragmentOptions: FragmentOptions;
  /** Works out each text of the site once. */
  readonly sanitizeShared: (html: string) => Fragment;
  readonly markdown: MarkdownToHtml;
  /** Pages that are shown elsewhere, and where. */
  readonly moved: ReadonlyMap<string, string>;
}

export interface Texts {
  /** Ready-made HTML. Call it in page order: that is the order of the links. */
  readonly html: (source: string) => SafeHtml;
  /** Text that stands beside the facts: markdown, which may hold HTML. */
  readonly inline: (source: string) => SafeHtml;
  readonly optional: (source: string | null | undefined) => SafeHtml | null;
  /** A text that may stand apart, as ready-made HTML, or beside the facts, as markdown. */
  readonly either: (apart: string | null | undefined, beside: string | null | undefined) => SafeHtml | null;
  /** The final address of a link that stands in a field of its own. */
  readonly href: (href: string) => string;
  /** The route that an address of the JSON leads to, which is no link by itself. */
  readonly route: (href: string) => string;
  /** Puts values in for `{{name}}`; one without a value stays as it is and is reported. */
  readonly fill: (source: string, values: Readonly<Record<string, string | null | undefined>>) => string;
  /** Markdown that a later stage compiles, with links to the sections that pages have become. */
  readonly markdown: (source: string) => string;
  /** Where a text is written that is no HTML; null when it is empty. */
  readonly written: (text: string) => WrittenText | null;
  readonly links: readonly LinkRef[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Characters. A text of a row that is longer is a page. */
const MAX_TEXT_LENGTH = 16 * 1024;
/** No text that is so short takes long. */
const SHORT = 2000;

/** Why a text is not read as Markdown or HTML; null: it is. */
function excessOf(text: string): string | null {
  if (text.length <= SHORT) return null;
  return text.length > MAX_TEXT_LENGTH
    ? `it is longer than ${MAX_TEXT_LENGTH / 1024} KB`
    : (findComplexity(text)?.reason ?? null);
}

export function createTexts(context: TextContext): Texts {
  const links: LinkRef[] = [];
  const diagnostics: Diagnostic[] = [];
  const note = (href: string) => {
    const target = movedHref(href, context.route, context.moved);
    links.push(toLinkRef(target, context.route, context.places.nextLink(href)));
  };
  const refused = (source: string): boolean => {
    const reason = excessOf(source);
    if (reason !== null) diagnostics.push(report('api/too-complex-text', { reason }, context.places.ofText(source)));
    return reason !== null;
  };
  const sanitized = (source: string, written: string): SafeHtml => {
    const fragment = sanitizeFor(source, context);
    for (const { href } of fragment.links) note(href);
    if (fragment.removed.length > 0)
      diagnostics.push(report('api/unsafe-html', { removed: fragment.removed }, context.places.ofText(written)));
    return fragment.html;
  };
  const read = (source: string) => (refused(source) ? escapeHtml(source) : sanitized(source, source));
  const inline = (source: string) =>
    refused(source) ? escapeHtml(source) : withReferences(sanitized(context.markdown(source), source));
  return {
    html: read,
    inline,
    optional: (source) => (source ? read(source) : null),
    either: (apart, beside) => {
      if (apart !== null && apart !== undefined) return apart === '' ? null : read(apart);
      return beside ? inline(beside) : null;
    },
    href: (href) => {
      note(href);
      return finalHref(movedHref(href, context.route, context.moved), context.route, context.base);
    },
    route: (href) => toLinkRef(href, context.route, { file: '' }).path ?? href,
    fill: (source, values) =>
      source.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value) return value;
        diagnostics.push(
          report('api/missing-text', { placeholder: whole, text: source }, context.places.ofText(source)),
        );
        return whole;
      }),
    markdown: (source) => source.replace(LINKED_PATH, (href) => movedHref(href, context.route, context.moved)),
    written: (text) => (text === '' ? null : context.places.written(text)),
    links,
    diagnostics,
  };
}

const LINKED_PATH = /(?<=\]\()\/[^)\s]+/g;

/** The serializer leaves `>` in a text as it is. */
function withReferences(html: SafeHtml): SafeHtml {
  return html.replace(/<(?:"[^"]*"|[^">])*>|>/g, (token) => (token === '>' ? '&gt;' : token));
}

/** A link relative to its page leads elsewhere from each page, so that text cannot be shared. */
function sanitizeFor(source: string, context: TextContext): Fragment {
  const shared = context.sanitizeShared(source);
  if (!shared.links.some(({ href }) => isRelative(href))) return shared;
  return sanitizeFragment(source, {
    ...context.fragmentOptions,
    rewriteHref: (href) => finalHref(href, context.route, context.base),
  });
}
