import { expect, test } from 'vitest';
import { type TakenIds, toSlug, unique } from '../../src/markdown/slug.ts';

const slug = (text: string) => toSlug(text, new Map());

test.each([
  // The examples of the reference.
  ['createTheme(options) => theme', 'createtheme-options-theme'],
  ["barre d'application", 'barre-dapplication'],
  ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
  // Lower case, runs of punctuation and space as one hyphen, none at the ends.
  ['Getting Started', 'getting-started'],
  ['  A  —  B  ', 'a-b'],
  ['(a) [b] {c}', 'a-b-c'],
  ['What? Yes!', 'what-yes'],
  ['a/b\\c', 'a-b%5Cc'],
  ['snake_case_name', 'snake-case-name'],
  ['1. First step', '1-first-step'],
  ['a - b -- c', 'a-b-c'],
  ['-a-', 'a'],
  ['100%', '100'],
  ['C++', 'c'],
  ['line\nbreak\ttab', 'line-break-tab'],
  // What HTML writes as an entity goes without a trace.
  ['Tips & tricks', 'tips-tricks'],
  ['Q&A', 'qa'],
  ['"quoted"', 'quoted'],
  ['<Button />', 'button'],
  ["it's", 'its'],
  // Most emoji go; some are outside the rule's ranges and stay, encoded.
  ['🚀 Launch', 'launch'],
  ['Launch 🚀', 'launch'],
  ['Keyboard ⌨️ input', 'keyboard-input'],
  ['✅ Done', '%E2%9C%85-done'],
  // Other scripts are percent-encoded.
  ['Übersicht', '%C3%BCbersicht'],
  ['安装', '%E5%AE%89%E8%A3%85'],
  ['café 中', 'caf%C3%A9-%E4%B8%AD'],
  // Half a surrogate pair has no encoding.
  ['a\ud800b', 'a%EF%BF%BDb'],
  // Nothing left: an empty id would be invalid.
  ['🚀', 'section'],
  ['???', 'section'],
  ['', 'section'],
])('the id of %j is %j', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test('an id that is taken gets the next free number', () => {
  const taken: TakenIds = new Map();
  expect(['API', 'api', 'Api 2', 'API', 'API'].map((text) => toSlug(text, taken))).toEqual([
    'api',
    'api-2',
    'api-2-2',
    'api-3',
    'api-4',
  ]);
});

test('a number that an author wrote is skipped', () => {
  const taken: TakenIds = new Map([['a-2', 1]]);
  expect(['a', 'a', 'a', 'a-2'].map((id) => unique(id, taken))).toEqual(['a', 'a-3', 'a-4', 'a-2-2']);
});

test('the names of inherited properties are ordinary ids', () => {
  const taken: TakenIds = new Map();
  expect(['constructor', 'constructor', '__proto__'].map((id) => unique(id, taken))).toEqual([
    'constructor',
    'constructor-2',
    '__proto__',
  ]);
});

test('twenty thousand equal headings get ids that count up', () => {
  const taken: TakenIds = new Map();
  for (let i = 0; i < 20_000; i++) unique('a', taken);
  expect(taken.has('a-20000')).toBe(true);
});
