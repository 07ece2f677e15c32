import { describe, expect, it } from 'vitest';
import { markSnippet, markText } from '../../../src/lib/search/mark.ts';
import { markedWords, unitsOf } from '../../../src/lib/search/question.ts';
import type { MarkedText } from '../../../src/model/search.ts';

const words = (question: string) => markedWords(unitsOf(question));
const shown = (text: MarkedText | null) =>
  text?.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');

describe('marks', () => {
  it.each([
    ['a word', 'button', 'Button group', '[Button] group'],
    ['the beginning of a word', 'butt', 'A button', 'A [butt]on'],
    ['a hump of a name in code', 'change', 'onChange', 'on[Change]'],
    ['two words that were typed as one', 'datagrid', 'The Data Grid', 'The [Data Grid]'],
    ['letters with accents', 'creme', 'Crème', '[Crème]'],
    ['Chinese, which has no spaces', '表格', '数据表格', '数据[表格]'],
  ])('stand on %s', (_name, question, text, expected) => {
    expect(shown(markText(text, words(question)))).toBe(expected);
  });

  it('leave the middle of a word alone', () => {
    expect(shown(markText('A scrollbar', words('bar')))).toBe('A scrollbar');
  });

  it('give the text back whole', () => {
    const text = 'A Button, a button — and `button-group`.';
    expect(
      markText(text, words('button group'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('a snippet', () => {
  it('is cut where the words stand closest', () => {
    const text = `${'A color here. '.repeat(3)}${'Other things are said. '.repeat(20)}Set the button color. ${'More. '.repeat(60)}`;
    const snippet = shown(markSnippet(text, words('button color'))) ?? '';
    expect(snippet).toContain('[button] [color]');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.replace(/[[\]]/g, '').length).toBeLessThan(170);
  });

  it('is not there when the text names none of the words', () => {
    expect(markSnippet('Nothing of it.', words('button'))).toBeNull();
  });
});
