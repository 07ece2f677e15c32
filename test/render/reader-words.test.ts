// Words that readers see stand in the table of texts, where they can be translated: templates and islands hold none.
import { readFileSync } from 'node:fs';
import { type ParseResult, parse } from '@babel/parser';
import glob from 'fast-glob';
import { expect, test } from 'vitest';

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
]);

/** Names, which no language has other words for: of a field of themes, of a function of theirs, of keys. */
const NAMES = new Set(['main', 'only', 'Ctrl + Enter']);

/** Words between tags, and in attributes that are read out. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    if (node.type === 'JSXText' && 'value' in node) found.push(String(node.value));
    if (node.type === 'JSXAttribute') found.push(...spoken(node));
    Object.values(node).forEach(visit);
  };
  const { program }: ParseResult = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  visit(program.body);
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !NAMES.has(text));
}

function spoken(attribute: object): string[] {
  const { name, value } = attribute as { name: { name: unknown }; value: { type: string; value?: unknown } | null }; // As Babel has it.
  return SPOKEN.has(String(name.name)) && value?.type === 'StringLiteral' ? [String(value.value)] : [];
}

test('words are found between tags and in attributes that are read out', () => {
  const source =
    'const a = <p title="Title" className="box">Words {t.next}, <b aria-label={t.x}>more</b> · <i>main</i></p>;';
  expect(wordsIn(source)).toEqual(['Title', 'Words', 'more']);
});

test('templates and islands hold none', () => {
  const ofStarter = 'templates/starter/**'; // A project of its own, which has one language.
  const files = glob
    .sync(['templates/**/*.tsx', 'src/{client,render,plugins}/**/*.tsx'], { ignore: [ofStarter] })
    .sort();
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual([]);
});

test('style sheets hold none', () => {
  const files = glob.sync('templates/styles/**/*.css').sort();
  expect(files.length).toBeGreaterThan(10);
  const said = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/content:\s*(["'])(.*?)\1/g)]);
  expect(said.map(([, , text = '']) => text).filter((text) => /\p{L}{2}/u.test(text))).toEqual([]);
});
