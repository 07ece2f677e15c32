// Which tab groups follow what readers prefer for demos, and which one is open where nobody has chosen.
import { expect, test } from 'vitest';
import { tabPreference } from '../../src/markdown/tab-preference.ts';
import type { TabPreference } from '../../src/model/slot.ts';
import { compilePage } from '../support/compile-page.tsx';

const variant = (...values: ('TS' | 'JS')[]): TabPreference => ({ kind: 'variant', values });
const styling = (...values: ('system' | 'tailwind' | 'css')[]): TabPreference => ({ kind: 'styling', values });

test.each<[readonly string[], TabPreference | null]>([
  [['TypeScript', 'JavaScript'], variant('TS', 'JS')],
  [['JavaScript', 'TypeScript'], variant('JS', 'TS')],
  [['TS', 'JS'], variant('TS', 'JS')],
  [['tsx', 'jsx'], variant('TS', 'JS')], // The languages of fences without a name.
  [['App.tsx', 'App.jsx'], variant('TS', 'JS')],
  [['vite.config.ts', 'vite.config.js'], variant('TS', 'JS')],
  [['App.tsx', 'Button.jsx'], null], // Two files.
  [['App.tsx', 'App.css'], null],
  [['ts', 'tsx'], null],
  [['TypeScript', 'JavaScript', 'CSS'], null],
  [['TypeScript'], null],
  [['npm', 'pnpm'], null],
  [['constructor', 'toString'], null],
  [['System', 'Tailwind', 'CSS'], styling('system', 'tailwind', 'css')],
  [['MUI System', 'Tailwind\u00a0CSS', 'Plain CSS'], styling('system', 'tailwind', 'css')],
  [['css', 'tailwind'], styling('css', 'tailwind')],
  [['css', 'html'], null],
  [['CSS', 'Plain CSS'], null], // The same one twice.
  [[], null],
])('%j: %j', (labels, preference) => {
  expect(tabPreference(labels)).toEqual(preference);
});

test.each([
  ['the default of all readers, wherever it stands', '', ['JavaScript', 'TypeScript'], 'TypeScript'],
  ['the default styling', '', ['CSS', 'System'], 'System'],
  ['the first, where there is no default styling', '', ['CSS', 'Tailwind'], 'CSS'],
  ['the first, of a group with a key of its own', ' storageKey="mine"', ['JavaScript', 'TypeScript'], 'JavaScript'],
])('open at first is %s', async (_, key, labels, first) => {
  const fences = labels.map((label) => `\`\`\`js ${label}\n1;\n\`\`\`\n`).join('\n');
  const { html } = await compilePage(`<codeblock${key}>\n\n${fences}\n</codeblock>\n`);
  expect(html).toContain(`data-first="${first}"`);
});
