// Members of a union as API JSON writes types, with entities and line breaks or as code.
import { decodeEntities } from '../lib/html.ts';
import { membersOf } from '../lib/type-parts.ts';

/** Texts and numbers, sorted, in single quotes; null: the type names none, or lets any text through. */
export function literalsOf(type: string): string[] | null {
  const members = membersOf(plainText(type));
  if (members.includes('string') || members.includes('number')) return null;
  const literals = members.flatMap((member) => literalOf(member) ?? []);
  return literals.length === 0 ? null : [...new Set(literals)].sort();
}

/** What a default says, however it is quoted. */
export function plainDefault(written: string): string {
  const text = plainText(written).replace(/\s+/g, ' ').replace(/;$/, '').trim();
  return /^(['"`]).*\1$/.test(text) ? text.slice(1, -1) : text;
}

function plainText(html: string): string {
  return decodeEntities(html.replace(/<br\s*\/?>|<\/?(?:code|span|em|strong)>/g, ' ')).replaceAll('\u00a0', ' ');
}

function literalOf(member: string): string | null {
  const quoted = /^(['"])(.*)\1$/s.exec(member)?.[2];
  if (quoted !== undefined) return `'${quoted}'`;
  return /^-?\d+(?:\.\d+)?$/.test(member) ? member : null;
}
