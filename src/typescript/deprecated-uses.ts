// Names that code uses although their declarations have the tag `@deprecated`.
import ts from 'typescript';
import type { TypeProblem } from '../model/package-types.ts';

/** Its offset is one of the file. */
export type DeprecatedUse = Required<Omit<TypeProblem, 'path'>>;

/** TypeScript strikes them out in editors: "'{0}' is deprecated", "The signature '{0}' of '{1}' is deprecated". */
const DEPRECATED: readonly number[] = [6385, 6387];

/** A part of the compiler that its declarations do not mention; its language service answers with it. */
interface WithSuggestions {
  getSuggestionDiagnostics(file: ts.SourceFile): readonly ts.DiagnosticWithLocation[];
}

/** The first use of each name. */
export function deprecatedUses(file: ts.SourceFile, program: ts.Program): DeprecatedUse[] {
  const suggestions = (program as ts.Program & WithSuggestions).getSuggestionDiagnostics(file);
  const uses = suggestions
    .filter(({ code }) => DEPRECATED.includes(code))
    .map(({ code, messageText, start, length, relatedInformation = [] }) => ({
      number: code,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      offset: start,
      length,
      deprecated: reasonIn(relatedInformation),
    }));
  return [...new Map(uses.toReversed().map((use) => [use.message, use])).values()].toReversed();
}

/** The place of the tag holds all that it says. */
function reasonIn([tag]: readonly ts.DiagnosticRelatedInformation[]): string {
  if (tag?.file === undefined || tag.start === undefined || tag.length === undefined) return '';
  const written = tag.file.text.slice(tag.start, tag.start + tag.length);
  return written
    .replace(/^\s*@deprecated\b/, '')
    .replace(/^[ \t]*\*(?:\/|(?=\s|$))/gm, '')
    .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}
