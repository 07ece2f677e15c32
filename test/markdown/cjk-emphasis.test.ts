// Emphasis next to Chinese, Japanese and Korean text: both parsers read what the author meant, and CommonMark elsewhere.
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { hasCjkEmphasis } from '../../src/lib/cjk-emphasis.ts';
import { isMisread } from '../../src/markdown/misread.ts';
import { remark, sameTree, satteri } from './parsers.ts';

test.each([
  ['a label that ends in a fullwidth colon', '**提示：**先保存。', '[strong 提示：]先保存。'],
  ['bold words in curly quotes', '打开**“设置”**页面。', '打开[strong “设置”]页面。'],
  ['bold words in corner brackets', 'これは**「重要」**です。', 'これは[strong 「重要」]です。'],
  [
    'a bold sentence with its full stop',
    '**保存してください。**次に進みます。',
    '[strong 保存してください。]次に進みます。',
  ],
  ['a bold link in a sentence', '先看**[安装](/a/)**再继续。', '先看[strong [link 安装]]再继续。'],
  ['bold code in a sentence', '设为**`true`**即可。', '设为[strong [inlineCode true]]即可。'],
  ['a bold word with a fullwidth parenthesis', '**服务端渲染（SSR）**很快。', '[strong 服务端渲染（SSR）]很快。'],
  ['a slanted word with its comma', '请*先备份，*再升级。', '请[emphasis 先备份，]再升级。'],
  ['a struck sentence with its full stop', '~~旧说明。~~新说明', '[delete 旧说明。]新说明'],
  ['a bold price in ASCII', '价格**$9**起', '价格[strong $9]起'],
  ['bold words in a Korean sentence', '이것은**(중요)**입니다', '이것은[strong (중요)]입니다'],
  ['a bold ideograph outside the first plane', '见**「𠮷野」**店', '见[strong 「𠮷野」]店'],
  ['two bold labels in one paragraph', '**甲：**一，**乙：**二。', '[strong 甲：]一，[strong 乙：]二。'],
])('%s is read by both parsers', async (_name, text, shown) => {
  expect(sketch(await satteri(text))).toBe(shown);
  expect(sketch(remark(text))).toBe(shown);
  await sameTree(`# ${text}\n\n- ${text}\n\n| ${text} |\n| - |\n| ${text} |\n`);
});

test.each([
  ['a multiplication', '宽 * 高 * 深', '宽 * 高 * 深'],
  ['asterisks between spaces', '甲 ** 乙： ** 丙', '甲 ** 乙： ** 丙'],
  ['an escaped mark', '\\*\\*注：\\*\\*文', '**注：**文'],
  ['underscores inside a name', '变量_甲（乙）_丙', '变量_甲（乙）_丙'],
  ['English as CommonMark has it', 'see**"a"**b', 'see**"a"**b'],
])('%s stays text in both parsers', async (_name, text, shown) => {
  expect(sketch(await satteri(text))).toBe(shown);
  expect(sketch(remark(text))).toBe(shown);
});

test.each([
  ['emphasis between spaces', '这是 **重点** 内容。'],
  ['emphasis between ideographs', '这是**重点**内容。'],
  ['punctuation without a mark', '“你好”，世界。'],
  ['marks without ideographs', '**"a"**b and snake_(case)_name'],
])('a Chinese or English page with %s stays with the fast parser', (_name, text) => {
  expect(hasCjkEmphasis(text)).toBe(false);
});

test('a page with one such mark goes to the careful parser', () => {
  expect(isMisread('# a\n\n文字。\n\n**注意：**文字。\n')).toBe(true);
});

test('a long line of marks takes linear time to look at', () => {
  const started = process.cpuUsage();
  expect(hasCjkEmphasis(`中${'*'.repeat(200_000)} ${'文* '.repeat(100_000)}`)).toBe(false);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test('random Chinese and Japanese documents are the same to both parsers', async () => {
  for (const text of randomDocuments(1500)) expect(sketch(await satteri(text)), text).toBe(sketch(remark(text)));
});

/** What a reader would see: text, and the kind of element around it. */
function sketch(node: Nodes): string {
  if (node.type === 'root' || node.type === 'paragraph') return node.children.map(sketch).join('');
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map(sketch).join('') : 'value' in node ? node.value : '';
  return `[${node.type} ${inside}]`;
}

function* randomDocuments(count: number): Generator<string> {
  const pieces = [
    '*',
    '**',
    '~~',
    '中',
    '字',
    'か',
    '한',
    '，',
    '。',
    '：',
    '（',
    '）',
    '「',
    '」',
    '“',
    '”',
    ' ',
    'a',
    '(',
    '.',
    '`b`',
    '[c](d)',
  ];
  let state = 20261128;
  const random = (): number => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < count; i++)
    yield Array.from(
      { length: 3 + Math.floor(random() * 10) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
}
