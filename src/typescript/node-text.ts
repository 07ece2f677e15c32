// A type as its author wrote it, on one line and without comments.
import ts from 'typescript';

export function nodeText(node: ts.Node): string {
  const text = node.getText();
  const flat = /[\n\r]|\/\*|\/\//.test(text) ? onOneLine(text) : text;
  return forReaders(flat.replace(/^\| /, '').replace(/([<(]) ?\| /g, '$1'));
}

/** Members of a union that only editors or React itself read. */
const HINT = /\((string|number) & (?:\{\}|Record<never, never>|NonNullable<unknown>)\)/g;
const BARE_HINT = /(?<=^|\| )(string|number) & (?:\{\}|Record<never, never>|NonNullable<unknown>)(?= \||$)/g;
const INTERNAL = / \| DO_NOT_USE\w*(?:\[[^\]]*\])?/g;

/** `(string & {})` keeps literals beside `string` apart for editors, and is `string`. */
export function forReaders(type: string): string {
  return /[|&]/.test(type) ? type.replace(HINT, '$1').replace(BARE_HINT, '$1').replace(INTERNAL, '') : type;
}

function onOneLine(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text);
  let flat = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) continue;
    const isSpace = kind === ts.SyntaxKind.NewLineTrivia || kind === ts.SyntaxKind.WhitespaceTrivia;
    if (!isSpace) flat += scanner.getTokenText();
    else if (!flat.endsWith(' ')) flat += ' ';
  }
  return flat
    .trim()
    .replace(/; }/g, ' }')
    .replace(/([<(]) /g, '$1')
    .replace(/,? ([>)])/g, (_, close) => close);
}

/** Whether a type names a parameter of what it stands in, and so says nothing by itself. `known`: parameters that readers see. */
export function hasOuterParameter(
  node: ts.Node,
  checker: ts.TypeChecker,
  known: ReadonlySet<ts.Declaration> = new Set(),
): boolean {
  const isOuter = (name: ts.Identifier): boolean => {
    const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
    if (!declaration || !ts.isTypeParameterDeclaration(declaration) || known.has(declaration)) return false;
    return !isInside(declaration, node);
  };
  const visit = (part: ts.Node): boolean => {
    if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) && isOuter(part.typeName)) return true;
    if (part.kind === ts.SyntaxKind.ThisType) return true;
    return ts.forEachChild(part, visit) ?? false;
  };
  return visit(node);
}

function isInside(node: ts.Node, outer: ts.Node): boolean {
  return node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;
}
