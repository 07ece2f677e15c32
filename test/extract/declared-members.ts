// Reads members of declarations with Babel: a second road to the figures of the extractor, which shares no code with it.
import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';

export interface DeclaredMember {
  readonly name: string;
  readonly required: boolean;
  readonly default: string | null;
  readonly isDeprecated: boolean;
}

/** All fields of Babel's nodes that are looked at here. */
interface Node {
  readonly type: string;
  readonly id?: { readonly name?: string };
  readonly key?: { readonly name?: string; readonly value?: string };
  readonly optional?: boolean;
  readonly leadingComments?: readonly { readonly value: string }[];
}

/** Of one interface or type; nothing of what it extends. `within`: only what stands in this property. */
export function declaredMembers(file: string, declaration: string, within?: string): DeclaredMember[] {
  const ast = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const found = childrenOf(ast.program)
    .flatMap(nodesIn)
    .find((node) => /^TS(?:Interface|TypeAlias)Declaration$/.test(node.type) && node.id?.name === declaration);
  if (!found) throw new Error(`${file} does not declare ${declaration}.`);
  const members = propertiesIn(found);
  if (within === undefined) return members.map(toMember);
  const holder = members.find(({ key }) => key?.name === within);
  if (!holder) throw new Error(`${declaration} has no ${within}.`);
  return childrenOf(holder).flatMap(propertiesIn).map(toMember);
}

/** Without those that stand in the type of another property. */
function propertiesIn(node: Node): Node[] {
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') return [node];
  return childrenOf(node).flatMap(propertiesIn);
}

function nodesIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

function childrenOf(node: object): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    return (Array.isArray(value) ? value : [value]).filter((child): child is Node => typeof child?.type === 'string');
  });
}

function toMember({ key, optional, leadingComments }: Node): DeclaredMember {
  const comment = (leadingComments?.at(-1)?.value ?? '').replace(/^\s*\* ?/gm, '');
  const tag = /^@default\s+([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec(comment)?.[1];
  return {
    name: key?.name ?? key?.value ?? '',
    required: optional !== true,
    default: tag?.trim() || null,
    isDeprecated: /^@deprecated\b/m.test(comment),
  };
}
