// Text that takes parsers minutes or their stack: an answer within a second, whatever it is, and never a crash.
import { describe, expect, test } from 'vitest';
import { findComplexity, MAX_LENGTH } from '../../src/lib/complexity.ts';
import { compilePage } from '../support/compile-page.tsx';
import { timed } from '../support/cpu-time.ts';

const nested = (count: number, indent: string, text: string) =>
  Array.from({ length: count }, (_, i) => indent.repeat(i) + text).join('\n');

/** Longest answer in ms of CPU; most take a tenth of it. */
const PATIENCE_MS = 2000;

describe('turned away before or right after parsing', () => {
  test.each<[string, string]>([
    ['300,000 asterisks', '*'.repeat(300_000)],
    ['60,000 asterisks', '*'.repeat(60_000)],
    ['65,000 quotes', '>'.repeat(65_000)],
    ['60,000 quotes with spaces', '> '.repeat(60_000)],
    ['64 KB of opening brackets', '['.repeat(65_536)],
    ['links that never end', '[a]('.repeat(16_000)],
    ['pictures that never end', '![a]('.repeat(13_000)],
    ['brackets that open and never close', '[a'.repeat(20_000)],
    ['tildes and backticks', `${'~'.repeat(60_000)}\n${'`'.repeat(60_000)}`],
    ['20,000 nested emphases', '*a '.repeat(20_000) + 'a* '.repeat(20_000)],
    ['16,000 nested strikethroughs', '~~a '.repeat(16_000) + 'a~~ '.repeat(16_000)],
    ['20,000 open tags', '<b>'.repeat(20_000)],
    ['10,000 open blocks', '<div>'.repeat(10_000)],
    ['9,000 open blocks with empty lines', '<div>\n\n'.repeat(9000)],
    ['2,000 nested details', `${'<details>\n\n'.repeat(2000)}a`],
    ['2,000 nested tables', '<table><tr><td>'.repeat(2000)],
    ['16,000 open callouts', ':::info\n'.repeat(16_000)],
    ['7,000 callouts inside HTML', `<div>\n${':::info\na\n'.repeat(7000)}`],
    ['20,000 numbers of lists on one line', '1. '.repeat(20_000)],
    ['feature lists that nest too deep', '<featureList>\n\n'.repeat(4000)],
    ['callouts inside a tag that never ends', `<div title="${':::info\n'.repeat(8000)}`],
    ['lists that nest too deep on one line', `${'- '.repeat(900)}a`],
    ['lists that nest too deep over lines', nested(300, '  ', '- a')],
    ['40,000 items in one list', '- a\r\n'.repeat(40_000)],
    ['one word of 60,000 underscores', 'a_'.repeat(60_000)],
    ['one word of 60,000 asterisks', '*😀'.repeat(60_000)],
    ['emphasis beside marks of writing on one line', '*«a»* '.repeat(10_000)],
    ['emphasis on a line with one accent', `é ${'*a* '.repeat(16_000)}`],
    ['links on a line with one accent, at its end', `${'[a](b) '.repeat(16_000)}é`],
    ['code on a line with accents', 'é `a` '.repeat(10_000)],
    ['addresses of one word in code', `a \`${'http://'.repeat(9000)}\``],
    ['addresses of one word in a link', `[${'http://'.repeat(9000)}](/a/)`],
    ['mail addresses on a line with accents', 'é a@b.c '.repeat(20_000)],
    // Node.js itself ends: what the parser hands over is longer than a string may be.
    ['256 KB of entities in one paragraph', '« &amp; '.repeat(32_000)],
    ['256 KB of entities on many lines', 'xxx &amp;\n'.repeat(26_000)],
    ['256 KB of entities in a quote', '> x &amp;\n'.repeat(26_000)],
    [
      '1,000 columns and 2,000 rows of one cell',
      `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|b\n'.repeat(2000)}`,
    ],
    ['more than 256 KB', 'a\n'.repeat(MAX_LENGTH / 2 + 1)],
  ])('%s', async (_name, text) => {
    const { value: page, ms } = await timed(() => compilePage(text));
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(page.said).toHaveLength(1); // Nothing else is said of what is not shown.
    expect(page.diagnostics[0]).toMatchObject({
      code: 'markdown/too-complex',
      severity: 'error',
      at: { line: expect.any(Number), column: expect.any(Number) },
    });
    expect(page.html).toBe('');
  });
});

describe('rendered all the same', () => {
  test.each<[string, string]>([
    ['900 asterisks on both sides', `${'*'.repeat(900)}a${'*'.repeat(900)}`],
    ['a list of 200 levels', nested(200, '  ', '- a')],
    ['400 nested emphases', '*a '.repeat(400) + 'a* '.repeat(400)],
    ['400 nested elements', `${'<b>'.repeat(400)}a${'</b>'.repeat(400)}`],
    ['13,000 paragraphs without end tags', `<div>${'<p>a'.repeat(13_000)}</div>`],
    ['20,000 equal headings', '## a\n'.repeat(20_000)],
    ['20,000 links', '[a](/ui/b/) '.repeat(20_000)],
    ['12,000 references to one footnote', `${'[^1] '.repeat(12_000)}\n\n[^1]: a`],
    ['60,000 references to one definition', `[a]: /ui/b/\n\n${'[a] '.repeat(60_000)}`],
    ['6,000 definitions', `${Array.from({ length: 6000 }, (_, i) => `[a${i}]: /b`).join('\n')}\n\n[a1]`],
    ['a table of 1,000 rows', `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(1000)}`],
    ['a line of 250,000 letters', 'a'.repeat(250_000)],
    ['250,000 spaces in a heading', `# a${' '.repeat(250_000)}b`],
    ['200,000 tabs', `${'\t'.repeat(200_000)}a`],
    ['250,000 line ends', `${'\n'.repeat(250_000)}a`],
    ['200,000 hyphens as a rule', '-'.repeat(200_000)],
    ['200,000 equal signs under text', `a\n${'='.repeat(200_000)}`],
    ['a word of 6,000 underscores', 'a_'.repeat(6000)],
    ['20,000 words with underscores', 'snake_case_word '.repeat(16_000)],
    ['backtick runs of all lengths', Array.from({ length: 600 }, (_, i) => `${'`'.repeat(i + 1)}a`).join(' ')],
    ['16,000 comments that never end', `a\n\n${'<!--a'.repeat(16_000)}`],
    ['20,000 tags that never end', '<a '.repeat(20_000)],
    ['9,000 attributes that never end', '<a href="'.repeat(9000)],
    ['addresses without end', 'https://a'.repeat(8000)],
    ['mail addresses without end', 'a@'.repeat(32_000)],
    ['6,000 demos', '{{"demo": "A.js"}}\n'.repeat(6000)],
    ['long styles', `<p style="${'color:red;'.repeat(20_000)}x">a</p>`],
    ['long fence titles', `\`\`\`js ${'title="'.repeat(30_000)}\na\n\`\`\``],
  ])('%s', async (_name, text) => {
    const { value: page, ms } = await timed(() => compilePage(text));
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(page.diagnostics.filter(({ code }) => code === 'markdown/too-complex')).toEqual([]);
    expect(page.html).not.toBe('');
  });
});

describe('the place of what is too much', () => {
  test.each<[string, string, number]>([
    ['is the start of a page that is too long', 'a'.repeat(MAX_LENGTH + 1), 0],
    ['lies in the run', `a\n\n${'*'.repeat(1500)}`, 1003],
    ['lies behind 1,000 brackets', `${'[a'.repeat(1100)}`, 2000],
    ['lies behind 6,324 underscores', `b\n${'a_'.repeat(10_001)}`, 12_651],
    ['lies behind 400 asterisks of a long word', 'あ'.repeat(100_000) + '*い'.repeat(500), 100_796],
  ])('%s', (_name, text, offset) => {
    expect(findComplexity(text)?.offset).toBe(offset);
  });

  test.each<[string, string]>([
    ['brackets that close', '[a](b) '.repeat(5000)],
    ['brackets of many paragraphs', '[a\n\n'.repeat(5000)],
    ['rules', `${'-'.repeat(5000)}\n`],
    ['borders of tables', `|${' --- |'.repeat(2000)}\n`],
    ['emphasis beside marks of writing on lines of 200', `${'*«a»* '.repeat(30)}\n`.repeat(1000)],
    ['emphasis on one line of ASCII', '*a* '.repeat(60_000)],
    ['entities of many paragraphs', `${'a &amp; '.repeat(100)}\n\n`.repeat(300)],
    ['code', '    f(g(h(i([]))));\n'.repeat(5000)],
  ])('is null for %s', (_name, text) => {
    expect(findComplexity(text)).toBeNull();
  });
});

test('the other parser gives the same answers', async () => {
  const config = { markdown: { parser: 'remark' } };
  for (const text of ['*'.repeat(300_000), '<b>'.repeat(20_000), ':::info\n'.repeat(4000), '- a\n'.repeat(11_000)]) {
    const page = await compilePage(text, { config });
    expect(page.diagnostics.filter(({ code }) => code === 'markdown/too-complex')).toHaveLength(1);
  }
});
