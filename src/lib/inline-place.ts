// From a place in a module that stands in a page to the place in the page's file.
import type { InlineModules } from '../model/demo.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';

export function placeInPage(at: Location, modules: InlineModules): Location {
  const { file, line, column, length } = at;
  const inline = modules.get(file);
  if (!inline) return at;
  const { at: start } = inline;
  if (line === undefined || start.line === undefined) return start;
  return {
    file: start.file,
    line: start.line + line - 1,
    // A fence in a list stands as deep in all of its lines.
    ...(column === undefined ? {} : { column: (start.column ?? 1) + column - 1 }),
    ...(length === undefined ? {} : { length }),
  };
}

export function diagnosticInPage(diagnostic: Diagnostic, modules: InlineModules): Diagnostic {
  const { at } = diagnostic;
  return at === undefined || modules.size === 0 ? diagnostic : { ...diagnostic, at: placeInPage(at, modules) };
}
