// Callouts: an aside with a kind and perhaps a title, written with colons or in GitHub's form.
import type { Blockquote, Html, Nodes, RootContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { wordMark } from '../lib/word-mark.ts';
import { CONTAINERS } from './containers.ts';
import { type PageContext, placeOf } from './context.ts';
import { blockElement, textElement, titleText } from './element.ts';

const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'];
const GITHUB_ALERTS: Readonly<Record<string, string>> = {
  NOTE: 'info',
  TIP: 'success',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'error',
};

/** `title` is empty for none. Screen readers are told the kind, which others see by icon and color. */
export function callout(kind: string, title: string, children: readonly RootContent[], source: Nodes): RootContent {
  const heading = title === '' ? [] : [textElement('p', { className: ['dg-callout-title'] }, titleText(title))];
  return blockElement(
    'aside',
    { className: ['dg-callout', `dg-callout-${kind}`], role: 'note', ariaLabel: wordMark(`${kind}Note`) },
    [...heading, ...children],
    source,
  );
}

export function calloutKind(name: string, html: Html, context: PageContext): string {
  if (CALLOUT_KINDS.includes(name)) return name;
  context.diagnostics.push(
    report(
      'markdown/unknown-callout',
      { kind: name, known: CALLOUT_KINDS, nearest: nearest(name, [...CALLOUT_KINDS, ...CONTAINERS]) },
      placeOf(context.file, html, name.length + 3),
    ),
  );
  return 'plain';
}

/** `> [!NOTE]` on a line of its own, then the text: GitHub's form of a callout. */
export function toAlert(quote: Blockquote, context: PageContext): RootContent | null {
  if (quote.data?.hName !== undefined) return null; // An element of ours.
  const [first, ...rest] = quote.children;
  if (first?.type !== 'paragraph') return null;
  const [text, ...inline] = first.children;
  if (text?.type !== 'text') return null;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\r?\n|$)/.exec(text.value);
  if (!match) return null;
  const name = (match[1] ?? '').toUpperCase();
  const kind = Object.hasOwn(GITHUB_ALERTS, name) ? GITHUB_ALERTS[name] : undefined;
  if (kind === undefined) {
    const known = Object.keys(GITHUB_ALERTS);
    const near = nearest(name, known);
    context.diagnostics.push(
      report(
        'markdown/unknown-callout',
        { kind: inBrackets(name), known: known.map(inBrackets), nearest: near === null ? null : inBrackets(near) },
        placeOf(context.file, text, name.length + 3),
      ),
    );
    return null;
  }
  const remaining = text.value.slice(match[0].length);
  const children = [...(remaining === '' ? [] : [{ ...text, value: remaining }]), ...inline];
  const body: RootContent[] = children.length === 0 ? rest : [{ ...first, children }, ...rest];
  return callout(kind, '', body, quote);
}

const inBrackets = (name: string) => `[!${name}]`;
