// Finds the selectors by which the style sheet of a demo would style the page around it, for its author to see.
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartialMessage } from 'esbuild';
import type { AtRule, Rule } from 'postcss';
import { isRecord } from '../../is-record.ts';
import { isInstalled } from '../installed-files.ts';
import { relativeTo } from '../paths.ts';
import { messageAt } from './message-at.ts';
import {
  hasNoElements,
  isForStage,
  isHarmless,
  isPageAtRule,
  ownDeclarations,
  type RuleContainer,
  rulesOf,
} from './style-rules.ts';
import { subjectsOf } from './style-subjects.ts';

/** A selector, and the properties that the frame of the demo gets in its place, and those that nothing gets. */
export interface LeavingStyle {
  readonly selector: string;
  readonly moved: readonly string[];
  readonly dropped: readonly string[];
}

export interface CompiledStyle {
  /** Absolute. */
  readonly file: string;
  readonly css: string;
  /** From the CSS to what its author wrote; null: they are the same. */
  readonly map: SourceMapPayload | null;
}

/** Warnings of the run that bundles the file: `leavingStyle` has what is in them. */
export async function leavingStyles(style: CompiledStyle, root: string): Promise<PartialMessage[]> {
  if (!/\b(?:html|body)\b|:root|@page|@view-transition/i.test(style.css)) return [];
  const found = await leavingIn(await rulesOf(style.css), false);
  const messages = await Promise.all(found.map((leaving) => messageOf(leaving, style, root)));
  return messages.flat();
}

/** null: a message about something else. */
export function leavingStyle(detail: unknown): LeavingStyle | null {
  return isRecord(detail) && 'leaving' in detail ? (detail.leaving as LeavingStyle) : null;
}

interface Found extends LeavingStyle {
  readonly offset: number;
}

async function leavingIn(container: RuleContainer, isParentPage: boolean): Promise<Found[]> {
  const found: Found[] = [];
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') found.push(...(await leavingRule(node, isParentPage)));
    else if (node.type !== 'atrule') continue;
    else if (isPageAtRule(node)) found.push(leavingAtRule(node));
    else if (!hasNoElements(node)) found.push(...(await leavingIn(node, isParentPage)));
  }
  return found;
}

async function leavingRule(rule: Rule, isParentPage: boolean): Promise<Found[]> {
  const subjects = (await subjectsOf(rule.raws.selector?.raw ?? rule.selector, isParentPage)) ?? [];
  const pages = subjects.filter(({ isPage }) => isPage);
  const declarations = ownDeclarations(rule).filter((declaration) => !isHarmless(declaration));
  const own = pages.map(({ text, index, isPart }) => {
    const moved = declarations.filter((declaration) => !isPart && isForStage(declaration));
    const dropped = declarations.filter((declaration) => !moved.includes(declaration));
    const offset = (rule.source?.start?.offset ?? 0) + index;
    return { selector: text, moved: namesOf(moved), dropped: namesOf(dropped), offset };
  });
  return [...(declarations.length > 0 ? own : []), ...(await leavingIn(rule, pages.length > 0))];
}

function leavingAtRule(rule: AtRule): Found {
  const selector = `@${rule.name} ${rule.params}`.trim();
  return { selector, moved: [], dropped: namesOf(ownDeclarations(rule)), offset: rule.source?.start?.offset ?? 0 };
}

function namesOf(declarations: readonly { readonly prop: string }[]): string[] {
  return [...new Set(declarations.map(({ prop }) => prop))];
}

/** None for rules that a package has written. */
async function messageOf(
  { offset, ...leaving }: Found,
  { file, css, map }: CompiledStyle,
  root: string,
): Promise<PartialMessage[]> {
  const original = map === null ? null : await originalPlace(offset, css, map, file);
  const place = original ?? { file, text: css, start: offset };
  if (isInstalled(place.file)) return [];
  const end = place.text.startsWith(leaving.selector, place.start)
    ? place.start + leaving.selector.length
    : place.start;
  const message = messageAt(leaving.selector, { ...place, file: relativeTo(root, place.file), end });
  return [{ ...message, detail: { leaving } }];
}

async function originalPlace(offset: number, css: string, map: SourceMapPayload, file: string) {
  const before = css.slice(0, offset).split('\n');
  const entry = new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  if (!('originalSource' in entry)) return null;
  const { originalSource, originalLine, originalColumn } = entry;
  const source = originalSource.startsWith('file:')
    ? fileURLToPath(originalSource)
    : resolve(dirname(file), originalSource);
  const text = await readFile(source, 'utf8');
  const lines = text.split('\n').slice(0, originalLine);
  return { file: source, text, start: lines.reduce((sum, line) => sum + line.length + 1, originalColumn) };
}
