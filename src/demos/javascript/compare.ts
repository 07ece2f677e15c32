// Whether two JavaScript files are the same program, however they are laid out: a demo's JavaScript that someone wrote by
// hand must not do something else than its TypeScript.
import type { ClassDeclaration, FunctionDeclaration, Program, Statement } from '@babel/types';
import { lineIndex, locate } from '../../diagnostics/locate.ts';
import { report } from '../../diagnostics/report.ts';
import type { Diagnostic } from '../../model/outcome.ts';
import { parseModule } from '../syntax/parse-module.ts';
import { type Mark, marksOf } from './program-marks.ts';

export interface JavaScriptFile {
  /** Relative to the root. */
  readonly file: string;
  readonly source: string;
}

/** Says at most one thing: the first place of the neighbour that differs, or that it does not parse. */
export async function compareJavaScript(derived: string, neighbour: JavaScriptFile): Promise<Diagnostic[]> {
  if (derived.trim() === neighbour.source.replaceAll('\r\n', '\n').trim()) return []; // The common case, without parsing.
  const [ours, theirs] = await Promise.all([
    parseModule(derived, neighbour.file),
    parseModule(neighbour.source, neighbour.file),
  ]);
  if (!theirs.ok) return [theirs.diagnostic];
  if (!ours.ok) throw new Error(`docs-gen derived JavaScript that does not parse: ${ours.diagnostic.message}`);
  const [our, their] = [marks(ours.value.program), marks(theirs.value.program)];
  const length = Math.max(our.length, their.length);
  let i = 0;
  while (i < length && our[i]?.text === their[i]?.text) i++;
  if (i === length) return [];
  const at = (source: string, list: readonly Mark[]) =>
    locate(neighbour.file, lineIndex(source), list[i]?.start ?? source.trimEnd().length);
  const [ourPlace, place] = [at(derived, our), at(neighbour.source, their)];
  return [
    report(
      'demos/javascript-differs',
      { file: neighbour.file, expected: lineOf(derived, ourPlace.line), found: lineOf(neighbour.source, place.line) },
      place,
    ),
  ];
}

function lineOf(source: string, line = 1): string {
  return source.split(/\r?\n/)[line - 1]?.trim() ?? '';
}

function marks(program: Program): Mark[] {
  const body = withoutPropTypes(program.body.filter((statement) => !isEmptyExport(statement)));
  return marksOf({ ...program, body: withDefaultInPlace(body) });
}

/** Code that checks props stands between a component and `export default Component;`. */
function withDefaultInPlace(body: Statement[]): Statement[] {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type !== 'Identifier') return body;
  const { name } = exported.declaration;
  const declared = body.find((statement) => isDeclaration(statement) && statement.id?.name === name);
  if (!declared || !isDeclaration(declared)) return body;
  const inPlace = { ...exported, start: declared.start, end: declared.end, declaration: declared };
  return body.flatMap((statement) => (statement === exported ? [] : statement === declared ? inPlace : statement));
}

function isDeclaration(statement: Statement): statement is FunctionDeclaration | ClassDeclaration {
  return statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
}

/** `export {}` says only that the file is a module. */
function isEmptyExport(statement: Statement): boolean {
  return (
    statement.type === 'ExportNamedDeclaration' &&
    !statement.source &&
    !statement.declaration &&
    statement.specifiers.length === 0
  );
}

/** Generated JavaScript checks props when it runs, where TypeScript checks them before: the program is the same. */
function withoutPropTypes(body: readonly Statement[]): Statement[] {
  const rest = body.filter((statement) => !setsPropTypes(statement));
  if (rest.length === body.length) return rest;
  return rest.filter((statement) => statement.type !== 'ImportDeclaration' || statement.source.value !== 'prop-types');
}

function setsPropTypes(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false;
  const { left } = statement.expression;
  return left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'propTypes';
}
