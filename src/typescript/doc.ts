// Doc comments: the text and the tags of a declaration, as plain data.
import ts from 'typescript';
import { TYPE_LINK } from '../lib/type-link.ts';
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
  // Of several comments in a row the last is the declaration's own.
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc) ?? commentOnLine(node);
  if (!comment) return null;
  const tags = comment.tags ?? [];
  const tagged = (...names: readonly string[]) => tags.filter(({ tagName }) => names.includes(tagName.text));
  const tag = (...names: readonly string[]) => {
    const [found] = tagged(...names);
    return found ? textOf(found.comment, linkToType) : null;
  };
  const code = tagged('default', 'defaultValue', 'defaultvalue').map(({ comment: text }) => plainText(text))[0] ?? '';
  const params = tags.flatMap((one) =>
    ts.isJSDocParameterTag(one)
      ? [[one.name.getText(), textOf(one.comment, linkToType).replace(/^-\s+/, '')] as const]
      : [],
  );
  const paragraphs = [
    textOf(comment.comment, linkToType),
    ...tagged('remarks').map(({ comment: text }) => textOf(text, linkToType)),
    ...tagged('example').map(({ comment: text }) => exampleText(plainText(text))),
    seeText(tagged('see', 'seealso').map(seeItem)),
  ];
  return {
    text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    deprecated: tag('deprecated'),
    since: tag('since'),
    defaultValue: withoutCodeMarks(code) || null,
    params: Object.fromEntries(params),
    returns: tag('returns', 'return') || null,
    isInternal: tags.some(({ tagName }) => INTERNAL.has(tagName.text)),
  };
}

/** In `{ /** one *\/ a: string; /** two *\/ b: string }` the compiler reads the comments as those of `{` and of `a`. */
function commentOnLine(node: ts.Node): ts.JSDoc | undefined {
  const source = node.getSourceFile();
  if (!ts.isTypeElement(node)) return undefined;
  const range = ts.getTrailingCommentRanges(source.text, node.pos)?.at(-1);
  const text = range ? source.text.slice(range.pos, range.end) : '';
  // After a member, a comment at the end of a line is about that member.
  const isApart = source.text[node.pos - 1] !== '{' && /\n/.test(source.text.slice(range?.end, node.getStart(source)));
  if (!text.startsWith('/**') || isApart) return undefined;
  const [statement] = ts.createSourceFile('comment.ts', `${text}\nlet x;`, ts.ScriptTarget.ESNext, true).statements;
  return statement && ts.getJSDocCommentsAndTags(statement).findLast(ts.isJSDoc);
}

/** What has no fence is code as a whole; a caption of JSDoc is a sentence above it. */
function exampleText(text: string): string {
  const [, caption = '', body = ''] = /^\s*(?:<caption>(.*?)<\/caption>)?\s*(.*)$/s.exec(text) ?? [];
  if (body === '') return '';
  const code = /^(?:```|~~~)/m.test(body) ? body : `\`\`\`tsx\n${body}\n\`\`\``;
  // A text before the fence introduces it.
  return caption === '' && !code.startsWith('```') ? code : `${caption || 'Example:'}\n\n${code}`;
}

/** `@see X`, where the compiler reads the first word as a name. */
function seeItem(tag: ts.JSDocTag): string {
  // Of an empty comment the compiler keeps the star of the next line.
  const text = textOf(tag.comment, linkToType).replace(/^\*\s*/, '');
  const name = ts.isJSDocSeeTag(tag) && tag.name ? tag.name.name.getText() : '';
  if (/^https?$/.test(name)) return addressText(name + text);
  if (name === '') return /^https?:\/\/\S+$/.test(text) ? addressText(text) : text;
  return text === '' || /^[-–—|]/.test(text) ? `${linkToType(name, '')} ${text}`.trim() : `${name} ${text}`;
}

function addressText(text: string): string {
  const [address = '', ...words] = text.split(/\s+/);
  return `[${words.join(' ').replace(/^[-–—|]\s*/, '') || address}](${address})`;
}

function seeText(items: readonly string[]): string {
  const texts = items
    .map((item) => item.replace(/^[-*]\s+|^see(?: also)?:?\s+/i, '').replace(/\.$/, ''))
    .filter(Boolean);
  return texts.length === 0 ? '' : `See also: ${texts.join(', ')}.`;
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
    .map(({ comment }) => plainText(comment));
}

type LinkText = (name: string, label: string) => string;

function plainText(comment: ts.JSDocTag['comment']): string {
  return textOf(comment, (name, label) => (label === '' ? `\`${name}\`` : label));
}

/** The address is found when all pages are known: see `resolveTypeLinks`. */
function linkToType(name: string, label: string): string {
  return `[${label === '' ? `\`${name}\`` : label}](${TYPE_LINK}${name})`;
}

function textOf(comment: ts.JSDocTag['comment'], link: LinkText): string {
  if (comment === undefined) return '';
  const text = typeof comment === 'string' ? comment : comment.map((part) => partText(part, link)).join('');
  // `[[X]]` is a link to a type, too, as older tools write it.
  return text.replace(/\[\[(\w+)\]\]/g, (_, name: string) => link(name, '')).trim();
}

function partText(part: ts.JSDocComment, link: LinkText): string {
  if (part.kind === ts.SyntaxKind.JSDocText) return part.text;
  const name = part.name ? part.name.getText() : '';
  const [address = '', ...words] = part.text.trim().split(/\s*\|\s*|\s+/);
  // `{@link https://…}`: the name ends at the colon.
  if (/^https?$/.test(name)) return `[${words.join(' ') || `${name}${address}`}](${name}${address})`;
  const label = part.text.replace(/^\s*\|?\s*/, '');
  if (name === '') return label;
  // `{@link print()}` is the name of a function.
  return label.startsWith('(') ? `\`${name}${label}\`` : link(name, label);
}
