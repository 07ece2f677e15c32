// The forms that go to remark-parse: what satteri makes of them would be a wrong page.
import { expect, test } from 'vitest';
import { isMisread } from '../../src/markdown/misread.ts';

test.each([
  ['an address right before the end of its cell', '|a|b|\n|-|-|\n|https://a.example|c|\n'],
  ['an address with www', '|a|b|\n|-|-|\n|www.a.example|c|\n'],
  ['an address in the head', '|https://a.example|b|\n|-|-|\n'],
  ['a lone tag under a table', '| a |\n| - |\n| b |\n<br>\n'],
  ['a lone closing tag under a table', '| a |\n| - |\n| b |\n</Foo>\n'],
  ['a list from 2 after a block that touches a definition', '[a]: /u\n# h\n2. x\n'],
  ['an empty item after a block that touches a definition', '[a]: /u\n# h\n-\n'],
])('%s is misread', (_name, text) => {
  expect(isMisread(text)).toBe(true);
});

test.each([
  ['prose', 'a\n\nb\n'],
  ['an address with a space before the end of its cell', '| a | b |\n| - | - |\n| https://a.example | c |\n'],
  ['an address in a link with a space', '| [a](https://a.example) | b |\n| - | - |\n'],
  ['text under a table', '| a |\n| - |\n| b |\nc\n'],
  ['a tag one line further', '| a |\n| - |\n\n<br>\n'],
  ['a definition with an empty line', '[a]: /u\n\n2. x\n'],
  ['a list from 1 under a definition', '[a]: /u\n# h\n1. x\n'],
  ['a footnote definition', '[^a]: u\n# h\n2. x\n'],
  ['the same inside a fence', '```\n|https://a.example|c|\n[a]: /u\n2. x\n```\n'],
])('%s is not', (_name, text) => {
  expect(isMisread(text)).toBe(false);
});
