// Doc comments: the text and the tags of a declaration, as plain data.
import ts from 'typescript';
import type { TypeDoc } from '../model/package-types.ts';

export const NO_DOC: TypeDoc = {
  text: '',
  deprecated: null,
  since: null,
  defaultValue: null,
  params: {},
  returns: null,
  isInternal: false,
};

/** Of the first declaration that says anything. */
export function docOf(declarations: readonly ts.Declaration[]): TypeDoc {
  for (const declaration of declarations) {
    const doc = readDoc(declaration);
    if (doc) return doc;
  }
  return NO_DOC;
}

/** Tags that ask not to be shown. */
const INTERNAL = new Set(['internal', 'ignore', 'hidden', 'private']);

function readDoc(node: ts.Node): TypeDoc | null {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  // Of several comments in a row the last is the declaration's own.
  const comment = comments.at(-1);
  if (!comment) return null;
  const tags = comment.tags ?? [];
  const tag = (...names: readonly string[]) => {
    const found = tags.find(({ tagName }) => names.includes(tagName.text));
    return found ? textOf(found.comment) : null;
  };
  const params = tags.flatMap((one) =>
    ts.isJSDocParameterTag(one) ? [[one.name.getText(), textOf(one.comment).replace(/^-\s+/, '')] as const] : [],
  );
  return {
    text: textOf(comment.comment),
    deprecated: tag('deprecated'),
    since: tag('since'),
    defaultValue: withoutCodeMarks(tag('default', 'defaultValue', 'defaultvalue') ?? '') || null,
    params: Object.fromEntries(params),
    returns: tag('returns', 'return') || null,
    isInternal: tags.some(({ tagName }) => INTERNAL.has(tagName.text)),
  };
}

/** A default is code, whether it is written as a code span, as a fence or without marks. */
function withoutCodeMarks(text: string): string {
  const fence = /^```\w*\n([\s\S]*)\n```$/.exec(text);
  if (fence?.[1] !== undefined) return fence[1].trim();
  const [, , code] = /^(`+)([\s\S]*)\1$/.exec(text) ?? [];
  // A template of JavaScript has the same marks.
  return code === undefined || /^`|[^`]`[^`]|\$\{/.test(code) ? text : code.trim();
}

/** Texts of a tag that may stand several times. */
export function tagTexts(node: ts.Node, name: string): string[] {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => textOf(comment));
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  if (comment === undefined) return '';
  const text = typeof comment === 'string' ? comment : comment.map(partText).join('');
  // `[[X]]` is a link to a type, too, as older tools write it.
  return text.replace(/\[\[(\w+)\]\]/g, '`$1`').trim();
}

function partText(part: ts.JSDocComment): string {
  if (part.kind === ts.SyntaxKind.JSDocText) return part.text;
  const name = part.name ? part.name.getText() : '';
  const [address = '', ...words] = part.text.trim().split(/\s*\|\s*|\s+/);
  // `{@link https://…}`: the name ends at the colon.
  if (/^https?$/.test(name)) return `[${words.join(' ') || `${name}${address}`}](${name}${address})`;
  const label = part.text.replace(/^\s*\|?\s*/, '');
  return label === '' || label.startsWith('(') ? `\`${name}${label}\`` : label;
}
