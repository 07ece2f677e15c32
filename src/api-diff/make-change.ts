// Changes as a reader is told of them: each with its sentence, and the place of the row on the new page.
import { assertNever } from '../lib/assert-never.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import type { ApiChange, Aspect, Level } from './change.ts';
import type { TypeChange } from './compare-types.ts';
import type { ApiPage, Part, Row } from './page.ts';
import { typeText } from './type-text.ts';

export function exportChange(page: ApiPage, change: 'added' | 'removed', renamedTo: string | null): ApiChange {
  return {
    ...base(page, null),
    change,
    level: change === 'removed' ? 'breaking' : 'compatible',
    text: change === 'removed' ? 'is no longer exported.' : 'is new.',
    renamedTo,
    href: change === 'removed' ? null : page.route,
  };
}

export function rowAdded(page: ApiPage, row: Row, isBreaking: boolean): ApiChange {
  const text = isBreaking ? 'is new, and required.' : 'is new.';
  const level = isBreaking ? 'breaking' : 'compatible';
  return { ...base(page, row), change: 'added', level, new: row.type ?? row.className, text };
}

export function rowRemoved(page: ApiPage, row: Row, renamedTo: string | null): ApiChange {
  const text = row.part === 'imports' ? 'no longer works.' : 'is gone.';
  return {
    ...base(page, row),
    change: 'removed',
    level: 'breaking',
    old: row.type ?? row.className,
    text,
    renamedTo,
    href: page.route,
  };
}

export function deprecated(page: ApiPage, row: Row | null, instead: string): ApiChange {
  const words = typeText(instead.replace(/<\/?code>/g, '`'));
  const text = words === '' ? 'is deprecated.' : `is deprecated: ${words}`;
  return { ...base(page, row), change: 'deprecated', level: 'compatible', text };
}

export interface Changed {
  readonly aspect: Aspect;
  readonly level: Level;
  readonly old: string | null;
  readonly new: string | null;
  readonly text: string;
}

export function changed(page: ApiPage, row: Row | null, what: Changed): ApiChange {
  return { ...base(page, row), change: 'changed', ...what };
}

export function typeChanged(
  page: ApiPage,
  row: Row | null,
  { change, old, now }: { readonly change: TypeChange; readonly old: string; readonly now: string },
): ApiChange {
  const { aspect, isBreaking, added, removed } = change;
  const level = isBreaking ? 'breaking' : 'compatible';
  const made = changed(page, row, { aspect, level, old, new: now, text: typeSentence(change, row, { old, now }) });
  return { ...made, membersAdded: added, membersRemoved: removed };
}

function typeSentence(
  { aspect, isBreaking, added, removed }: TypeChange,
  row: Row | null,
  { old, now }: { readonly old: string; readonly now: string },
): string {
  const end = isBreaking ? '.' : '; right code stays right.';
  switch (aspect) {
    case 'members': {
      const isRead = row?.part === 'returnValue';
      const parts = [
        removed.length === 0
          ? ''
          : `${isRead ? 'is never' : 'no longer takes'} ${codeList(removed)}${isRead ? ' now' : ''}`,
        added.length === 0 ? '' : `${isRead ? 'may now be' : 'now takes'} ${codeList(added)}${isRead ? ' too' : ''}`,
      ];
      return `${parts.filter(Boolean).join(', and ')}.`;
    }
    case 'signature':
      return `has another signature: ${code(old)} is now ${code(now)}${end}`;
    case 'type':
      return `has another type: ${code(old)} is now ${code(now)}${end}`;
    default:
      return assertNever(aspect);
  }
}

function codeList(values: readonly string[]): string {
  return values.map(code).join(', ');
}

/** A span of code in markdown, whatever it holds. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function base({ name, kind, owner, route }: ApiPage, row: Row | null) {
  const id = row === null ? '' : rowId(name, row);
  return {
    page: name,
    kind,
    owner,
    part: row?.part ?? null,
    name: row?.name ?? null,
    aspect: null,
    old: null,
    new: null,
    membersAdded: [],
    membersRemoved: [],
    renamedTo: null,
    href: route === null || id === '' ? route : `${route.replace(/#.*$/, '')}#${id}`,
  };
}

/** Id of the row on the page of its export; empty: it has none. */
function rowId(page: string, { part, name, className }: Row): string {
  const kebab = kebabCase(page);
  const prefix = PREFIXES[part];
  if (part === 'slots') return `${page}-css-${className ?? name}`;
  return prefix === undefined ? '' : `${kebab}-${prefix}-${(className ?? name).replace(/^-+/, '')}`;
}

const PREFIXES: Partial<Record<Part, string>> = {
  props: 'prop',
  properties: 'prop',
  classes: 'classes',
  parameters: 'parameters',
  returnValue: 'return-value',
  cssVariables: 'css-variables',
};
