// A component with its props, whose they are, and all else that its types and the code beside them tell.
import ts from 'typescript';
import { addTo } from '../lib/groups.ts';
import type { ComponentTypes, MemberTypes } from '../model/package-types.ts';
import { describeAlternatives } from './alternatives.ts';
import type { BuiltCode } from './built-code.ts';
import { describeClasses, keysOf, themeNameInCode } from './class-names.ts';
import { defaultsInCode, passedDefaults } from './code-defaults.ts';
import type { ComponentProps } from './component-signature.ts';
import { describeCssVariables } from './css-variables.ts';
import { describeMember, placeOf, withCodeDefault } from './describe-member.ts';
import { docOf } from './doc.ts';
import { byName, type Member, membersOf } from './members.ts';
import { hasSystemProps, ownerOf } from './owner.ts';
import type { PackageExport } from './package-exports.ts';
import { attributesOf, refTargetOf } from './platform.ts';
import type { RendersTest } from './renders.ts';
import { declarationsOf } from './wrapped.ts';

export interface PackageContext {
  readonly checker: ts.TypeChecker;
  readonly root: string;
  readonly packageFolder: string;
  readonly exports: readonly PackageExport[];
  readonly components: ReadonlyMap<string, ComponentProps>;
  readonly isDocumented: (packageName: string) => boolean;
  readonly themeNames: ReadonlyMap<string, string>;
  readonly builtCode: BuiltCode;
  readonly describeProp: (member: Member) => MemberTypes;
  readonly renders: (code: readonly ts.Declaration[]) => RendersTest;
  /** Interfaces of elements by their tags: `button` is `HTMLButtonElement`. */
  readonly elements: ReadonlyMap<string, string>;
}

/** Its base is found when all components are known: see `component-base.ts`. */
export function describeComponent(
  { name, symbol, modules, defaultOf }: PackageExport,
  { members, forms, rootTag, untyped }: ComponentProps,
  context: PackageContext,
): ComponentTypes {
  const { checker, root, packageFolder, exports, components, isDocumented, themeNames, builtCode } = context;
  // Files and types of `Dialog.Root` are named after `DialogRoot`.
  const joined = name.replaceAll('.', '');
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  if (!declaration) throw new Error(`${name} is not declared anywhere.`);
  const file = declaration.getSourceFile().fileName;
  const code = declarationsOf(symbol, checker);
  const defaults = defaultsInCode(code, context);
  const passedDefault = passedDefaults(code, builtCode);
  const classes = describeClasses(members.get('classes'), {
    checker,
    root,
    component: joined,
    file,
    exports,
    builtCode,
  });
  const variables = describeCssVariables(joined, symbol, context);
  const names = new Set(components.keys());
  const renders = context.renders(code);
  const describe = (member: Member) => withCodeDefault(context.describeProp(member), { defaults, passedDefault });
  const own: Member[] = [];
  const groups = new Map<string, string[]>();
  const styleProps = new Map<string, number>();
  const hasSystem = hasSystemProps([...members.values()].flatMap(({ symbols }) => symbols.slice(0, 1)));
  for (const member of byName(members.values())) {
    const [first] = member.symbols;
    if (!first) continue;
    // A helper gives it to components without classes, too.
    if (member.name === 'classes' && keysOf(member.symbols[0], checker).size === 0) continue;
    const owner = ownerOf(first, { component: joined, packageFolder, components: names, hasSystem, isDocumented });
    if (owner.kind === 'own') own.push(member);
    else if (owner.kind === 'system') styleProps.set(owner.declaredBy, (styleProps.get(owner.declaredBy) ?? 0) + 1);
    else if (owner.kind === 'component') {
      // The code of a component from another package is not followed.
      const other = components.get(owner.name);
      const same = other?.members.get(member.name);
      const isTaken = !other || (renders(owner.name) !== false && (!same || isSameProp(member, same, checker)));
      if (isTaken) addTo(groups, owner.name, member.name);
      else own.push(member);
    }
  }
  const tagged = rootTag === null ? null : (context.elements.get(rootTag) ?? null);
  const element = attributesOf(members, checker) ?? tagged;
  return {
    kind: 'component',
    name,
    at: placeOf(declaration, root),
    modules,
    defaultOf,
    doc: docOf(code),
    props: own.map(describe),
    alternatives: describeAlternatives(forms, {
      checker,
      own: new Set(own.map((member) => member.name)),
      describe,
    }),
    inherited: [...groups].map(([component, props]) => ({ component, props })),
    base: null,
    attributesOf: element,
    refTarget: refTargetOf(members, element, checker) ?? tagged,
    slots: describeSlots(members.get('slots'), context),
    classes: classes.classes,
    cssVariables: variables.proven,
    unproven: { classes: classes.unproven, cssVariables: variables.unproven },
    themeName: themeNames.get(joined) ?? (file.includes('/node_modules/') ? themeNameInCode(file, joined) : null),
    untyped,
    styleProps: [...styleProps].map(([declaredBy, count]) => ({ declaredBy, count })),
  };
}

/** A row of another page describes it only where neither the type differs nor whether it is required. */
function isSameProp(one: Member, other: Member, checker: ts.TypeChecker): boolean {
  if (one.optional !== other.optional) return false;
  const [first, second] = [one, other].map(({ symbols: [symbol] }) => symbol && checker.getTypeOfSymbol(symbol));
  if (!first || !second || first === second) return true;
  // Whoever renders a generic component decides what its type parameters are.
  if ((first.flags | second.flags) & ts.TypeFlags.TypeParameter) return true;
  return checker.isTypeAssignableTo(first, second) && checker.isTypeAssignableTo(second, first);
}

function describeSlots(prop: Member | undefined, { checker, root }: PackageContext): MemberTypes[] {
  const symbol = prop?.symbols[0];
  if (!symbol) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  return byName(membersOf(type, checker).values()).map((member) => describeMember(member, { checker, root }));
}
