// Styles that libraries of demos keep for the page → tags of its head: each style once, in an order that suits all demos of the page.
import { groupBy } from '../lib/groups.ts';
import { decodeEntities } from '../lib/html.ts';
import type { HeadTag } from '../model/plugin.ts';
import { mergeStyledComponents } from './styled-components-sheet.ts';

interface Sheet {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

/** `collected`: HTML of `<style>` elements, of each demo in the order of the page. */
export function collectedStyles(collected: readonly string[]): HeadTag[] {
  const sheets = collected.flatMap(sheetsOf);
  const isKind = (kind: Kind) => (sheet: Sheet) => kindOf(sheet) === kind;
  return [
    ...ofStyledComponents(sheets.filter(isKind('styled-components'))),
    ...distinct(sheets.filter(isKind('other'))).sort((a, b) => priorityOf(a) - priorityOf(b)),
    ...antPaths(sheets.filter(isKind('antd paths'))),
  ].map((sheet) => ({ tag: 'style', ...sheet }));
}

function sheetsOf(html: string): Sheet[] {
  return [...html.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)].map(([, written = '', content = '']) => ({
    attributes: Object.fromEntries(
      [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name,
        decodeEntities(value),
      ]),
    ),
    content,
  }));
}

type Kind = 'styled-components' | 'antd paths' | 'other';

const ANT_PATHS = 'data-ant-cssinjs-cache-path';

function kindOf({ attributes }: Sheet): Kind {
  if ('data-styled' in attributes) return 'styled-components';
  return ANT_PATHS in attributes ? 'antd paths' : 'other';
}

/** One for each version of the library, which takes over its own alone. */
function ofStyledComponents(sheets: readonly Sheet[]): Sheet[] {
  const versions = groupBy(sheets, ({ attributes }) => JSON.stringify(attributes));
  return [...versions.values()].flatMap(([first, ...more]) =>
    first ? { ...first, content: mergeStyledComponents([first, ...more].map(({ content }) => content)) } : [],
  );
}

function distinct(sheets: readonly Sheet[]): Sheet[] {
  return [...new Map(sheets.map((sheet) => [JSON.stringify(sheet), sheet])).values()];
}

/** Ant Design orders its styles by it. */
function priorityOf({ attributes }: Sheet): number {
  return Number(attributes['data-rc-priority'] ?? 0);
}

/** Which styles of Ant Design are in the page, by what asks for them: the browser does not compute these again. It reads one sheet. */
function antPaths(sheets: readonly Sheet[]): Sheet[] {
  const [first] = sheets;
  if (!first) return [];
  const paths = new Set(sheets.flatMap(({ content }) => /content:"([^"]*)"/.exec(content)?.[1]?.split(';') ?? []));
  return [{ ...first, content: `.${ANT_PATHS}{content:"${[...paths].join(';')}";}` }];
}
