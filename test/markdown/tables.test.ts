// Which tables never need to scroll in a wide window, so that their head can stay in view.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const fits = async (markdown: string) => (await compilePage(markdown)).html.includes('dg-table-fits');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (...rows: readonly (readonly string[])[]) =>
  [row(rows[0] ?? []), row((rows[0] ?? []).map(() => ':-')), ...rows.slice(1).map(row)].join('\n');
const LONG = 'many words that can be broken into any number of lines '.repeat(5).trim();

describe('a table', () => {
  test.each([
    ['of few columns and long sentences', table(['a', 'b', 'c'], [LONG, LONG, LONG])],
    ['of code and sentences', table(['Name', 'Type', 'Text'], ['`size`', '`string`', LONG])],
    ['with emphasis, links and badges', table(['a', 'b'], [`**x** [y](/ui/a/)`, ':badge[z]'])],
  ])('%s fits', async (_name, markdown) => {
    expect(await fits(markdown)).toBe(true);
  });

  test.each([
    ['of seven columns', table(['a', 'b', 'c', 'd', 'e', 'f', 'g'])],
    ['with a long name', table(['a', 'b', 'c'], ['a', `\`${'x'.repeat(60)}\``, LONG])],
    ['with code of several words in its first column', table(['a', 'b'], [`\`${LONG.slice(0, 80)}\``, 'b'])],
    ['with a long head', table([LONG.slice(0, 80), 'b'], ['a', 'b'])],
    ['with a picture', table(['a', 'b'], ['![a](a.png)', 'b'])],
    ['in a list, where there is less room', `- x\n\n  ${table(['a', 'b'], ['a', 'b']).replaceAll('\n', '\n  ')}`],
    ['in a callout', `:::info\n${table(['a', 'b'], ['a', 'b'])}\n:::`],
    ['with cells over several columns', '<table><tr><td colspan="2">a</td></tr></table>'],
  ])('%s may not fit', async (_name, markdown) => {
    const { html } = await compilePage(markdown);
    expect(html).toContain('class="dg-table"');
  });

  test('is a place that the keyboard reaches, with a name', async () => {
    expect((await compilePage(table(['a'], ['b']))).html).toContain(
      '<div class="dg-table dg-table-fits" tabindex="0" role="group" aria-label="Table"><table>',
    );
  });
});
