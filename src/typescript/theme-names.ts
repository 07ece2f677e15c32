// Names that components have in a theme: from the interface in which a package lists what default props can be set.
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** By component. */
export function findThemeNames(program: ts.Program, packageFolder: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const source of [...program.getSourceFiles(), ...augmentations(packageFolder)]) {
    if (!source.fileName.startsWith(packageFolder)) continue;
    for (const statement of statementsOf(source.statements)) {
      if (!ts.isInterfaceDeclaration(statement) || !/Components(?:PropsList)?$/.test(statement.name.text)) continue;
      for (const member of statement.members) {
        const name = member.name && ts.isIdentifier(member.name) ? member.name.text : null;
        const type = ts.isPropertySignature(member) ? propsType(member.type) : null;
        if (name === null || type === null) continue;
        const component =
          type === '' ? /^[A-Z][a-z]+([A-Z]\w*)$/.exec(name)?.[1] : /^(?:\w+\.)?(\w+?)Props$/.exec(type)?.[1];
        if (component !== undefined && !names.has(component)) names.set(component, name);
      }
    }
  }
  return names;
}

/** `AlertProps` of `MuiAlert: AlertProps` and `JoyAlert?: { defaultProps?: Partial<AlertProps> }`; empty: named by its key alone. */
function propsType(node: ts.TypeNode | undefined): string | null {
  if (!node) return null;
  if (ts.isTypeLiteralNode(node)) {
    const member = node.members.find((one) => one.name?.getText() === 'defaultProps');
    return member && ts.isPropertySignature(member) ? propsType(member.type) : null;
  }
  if (ts.isIndexedAccessTypeNode(node)) return '';
  if (!ts.isTypeReferenceNode(node)) return null;
  const name = node.typeName.getText();
  const argument = node.typeArguments?.[0];
  return (name === 'Partial' || name === 'Omit') && argument ? propsType(argument) : name;
}

function statementsOf(statements: readonly ts.Statement[]): ts.Statement[] {
  return statements.flatMap((statement) => {
    const body = ts.isModuleDeclaration(statement) ? statement.body : undefined;
    return body && ts.isModuleBlock(body) ? [...body.statements] : [statement];
  });
}

/** Packages add to the theme of another in a module that users import themselves. */
function augmentations(packageFolder: string): ts.SourceFile[] {
  return ['themeAugmentation/props.d.ts', 'themeAugmentation/index.d.ts', 'esm/themeAugmentation/props.d.ts']
    .map((name) => `${packageFolder}${name}`)
    .filter((file) => existsSync(file))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true));
}
