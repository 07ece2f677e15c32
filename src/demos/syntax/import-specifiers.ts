// What a module imports, with the place of each specifier: static, dynamic, re-exported, for types, and files that it names by
// `new URL('./file', import.meta.url)`.
import type { ImportDeclaration, Node, Program } from '@babel/types';
import { isFileSpecifier, mayHaveModuleUrls, moduleUrls } from '../../lib/syntax/module-urls.ts';
import { startOf, walk } from '../../lib/syntax/walk.ts';

export interface ImportSpecifierAt {
  readonly specifier: string;
  /** Offset of the opening quote. */
  readonly start: number;
  /** Nothing but types is imported: no program asks for the module when it runs. */
  readonly isType: boolean;
  /** The file is named by its address, with its ending. */
  readonly isUrl: boolean;
}

/** In the order of the source. Computed specifiers are left out: nobody knows them before they run. */
export function importSpecifiers(program: Program, source: string): readonly ImportSpecifierAt[] {
  const known = found.get(program) ?? findSpecifiers(program, source);
  found.set(program, known);
  return known;
}

/** A helper is asked for with each demo that imports it. */
const found = new WeakMap<Program, readonly ImportSpecifierAt[]>();

function findSpecifiers(program: Program, source: string): ImportSpecifierAt[] {
  const found: ImportSpecifierAt[] = [];
  const note = (node: Node | null | undefined, isType = false): void => {
    if (node?.type === 'StringLiteral')
      found.push({ specifier: node.value, start: startOf(node), isType, isUrl: false });
  };
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        note(node.source, node.importKind === 'type' || hasOnlyTypes(node.specifiers));
        return false;
      case 'ExportAllDeclaration':
        note(node.source, node.exportKind === 'type');
        return false;
      case 'ExportNamedDeclaration':
        note(node.source, node.exportKind === 'type');
        return undefined;
      case 'ImportExpression':
        note(node.source);
        return undefined;
      case 'CallExpression':
        if (node.callee.type === 'Import') note(node.arguments[0]);
        return undefined;
      case 'TSImportEqualsDeclaration':
        if (node.moduleReference.type === 'TSExternalModuleReference') note(node.moduleReference.expression);
        return false;
      default:
        return undefined;
    }
  });
  const urls = mayHaveModuleUrls(source) ? moduleUrls(program) : [];
  for (const { specifier, argument } of urls)
    if (specifier !== null && isFileSpecifier(specifier) && isRelative(specifier))
      found.push({ specifier, start: argument.start, isType: false, isUrl: true });
  return found.sort((a, b) => a.start - b.start);
}

/** `import { type A, type B }`; an import without names runs the module. */
function hasOnlyTypes(specifiers: ImportDeclaration['specifiers']): boolean {
  return (
    specifiers.length > 0 && specifiers.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type')
  );
}

export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}
