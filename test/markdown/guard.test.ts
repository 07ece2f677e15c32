// Text that takes parsers minutes or their stack: an answer, whatever it is, and never a crash.
import { describe, expect, test } from 'vitest';
import { findComplexity, MAX_LENGTH } from '../../src/lib/complexity.ts';
import { compilePage } from '../support/compile-page.tsx';
import { IS_LONG } from '../support/long-run.ts';
import { ACCEPTED_TEXTS, REFUSED_TEXTS } from './hard-texts.ts';

describe('a page that is refused before or right after parsing', () => {
  test.each(REFUSED_TEXTS)('consists of %s', async (_name, text) => {
    const page = await compilePage(text);
    expect(page.said).toHaveLength(1); // Nothing else is said of what is not shown.
    expect(page.diagnostics[0]).toMatchObject({
      code: 'markdown/too-complex',
      severity: 'error',
      at: { line: expect.any(Number), column: expect.any(Number) },
    });
    expect(page.html).toBe('');
  });
});

describe('a page that is rendered in spite of its size', () => {
  test.each(ACCEPTED_TEXTS)('consists of %s', async (_name, text) => {
    const page = await compilePage(text);
    expect(page.diagnostics.filter(({ code }) => code === 'markdown/too-complex')).toEqual([]);
    expect(page.html).not.toBe('');
  });
});

describe('the position of excessive complexity', () => {
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

test('the remark parser refuses the same pages', async () => {
  const config = { markdown: { parser: 'remark' } };
  const texts = ['*'.repeat(300_000), ':::info\n'.repeat(4000), '<b>'.repeat(20_000), '- a\n'.repeat(11_000)];
  for (const text of IS_LONG ? texts : texts.slice(0, 2)) {
    const page = await compilePage(text, { config });
    expect(page.diagnostics.filter(({ code }) => code === 'markdown/too-complex')).toHaveLength(1);
  }
});
