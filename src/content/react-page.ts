// A React component as a page: its module is named in `routes`, and what Markdown has as front matter is its export `frontMatter`.
import type { Expression, File, ObjectExpression } from '@babel/types';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { derivedTitle } from '../lib/derived-title.ts';
import { findForbiddenIn, forbiddenProblem } from '../lib/forbidden-characters.ts';
import { parse } from '../lib/syntax/parse.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { SourceFile } from '../model/page.ts';
import type { Product } from '../model/site.ts';
import type { PageHead } from './front-matter.ts';
import { checkFields } from './front-matter-fields.ts';

export function isModule(name: string): boolean {
  return /\.(?:[cm]?[jt]s|[jt]sx)$/.test(name);
}

/** The page of a module: a directive for its component, without title, sidebar and contents list unless it asks for them. */
export async function readReactPage(
  { file, name }: Pick<SourceFile, 'file' | 'name'>,
  source: string,
  { route, product }: { readonly route: string; readonly product: Product },
): Promise<Outcome<PageHead>> {
  const tree = await parse(source, file).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    return null; // Reported where the component is read.
  });
  const exported = tree && exportedObject(tree);
  const lines = lineIndex(source);
  const at: Location = exported
    ? locate(file, lines, exported.start ?? 0, 'frontMatter'.length)
    : { file, line: 1, column: 1 };
  const spans: Spans = new Map();
  const placeOf = (path: readonly (string | number)[]): Location => {
    const span = spans.get(JSON.stringify(path));
    return span ? locate(file, lines, span.start, span.length) : at;
  };
  const diagnostics: Diagnostic[] = [];
  const written = exported?.value ? literalOf(exported.value, [], spans) : undefined;
  const forbidden = findForbiddenIn(written);
  const isUnread = exported !== null && (written === undefined || forbidden !== null);
  if (isUnread) {
    const name = `"${forbidden?.path[0] ?? 'frontMatter'}"`;
    const problem = forbidden
      ? forbiddenProblem(forbidden.name)
      : 'must be an object of texts, numbers, booleans and lists that are written out: the page is not run to read it';
    diagnostics.push(report('content/bad-front-matter', { name, problem }, placeOf(forbidden?.path ?? [])));
  }
  const data = forbidden ? undefined : written;
  const checked = checkFields(data, { of: placeOf, at: () => at });
  const title = route === product.prefix ? product.name : derivedTitle(route);
  const layout = isFieldSet(data, 'layout') ? checked.value.layout : 'blank';
  return {
    value: {
      frontMatter: { ...checked.value, title: checked.value.title ?? title, layout },
      head: '',
      text: `{{"component": ${JSON.stringify(`./${name.slice(name.lastIndexOf('/') + 1)}`)}}}\n`,
      ...(isUnread ? { unread: 'all' } : checked.unread && { unread: checked.unread }),
      placeOf: (...path) => placeOf(path),
    },
    diagnostics: [...diagnostics, ...checked.diagnostics],
  };
}

interface ExportedObject {
  readonly start: number | null | undefined;
  /** null: the export is not an object that is written out. */
  readonly value: ObjectExpression | null;
}

/** `export const frontMatter = { … }`; null: the module has no such export. */
function exportedObject({ program }: File): ExportedObject | null {
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'frontMatter') continue;
      const value = init ? withoutType(init) : null;
      return { start: id.start, value: value?.type === 'ObjectExpression' ? value : null };
    }
  }
  return null;
}

function withoutType(node: Expression): Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? withoutType(node.expression) : node;
}

type Spans = Map<string, { readonly start: number; readonly length: number }>;

/** The value of a literal; undefined: it is computed. `spans`: where its parts are, by their paths. */
function literalOf(given: Expression, path: readonly (string | number)[], spans: Spans): unknown {
  const node = withoutType(given);
  const start = node.start ?? 0;
  if (path.length > 0) spans.set(JSON.stringify(path), { start, length: (node.end ?? start) - start });
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'ArrayExpression': {
      const items = node.elements.map((item, index) =>
        item === null || item.type === 'SpreadElement' ? undefined : literalOf(item, [...path, index], spans),
      );
      return items.includes(undefined) ? undefined : items;
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'ObjectProperty' || property.computed) return null;
        const { key, value } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : null;
        // A pattern is a value only where something is assigned to it.
        const read = name === null ? undefined : literalOf(value as Expression, [...path, name], spans);
        return name === null || read === undefined ? null : ([name, read] as const);
      });
      return entries.some((entry) => entry === null)
        ? undefined
        : Object.fromEntries(entries.filter((entry) => entry !== null));
    }
    default:
      return undefined;
  }
}

function isFieldSet(data: unknown, field: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, field);
}
