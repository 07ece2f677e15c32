// Diagnostics of all kinds, and the files that they are about.
import type { Diagnostic } from '../../src/model/outcome.ts';

export const FILES: Readonly<Record<string, string>> = {
  'content/ui/pages.ts':
    "export default [\n  { pathname: '/ui/button' },\n  { pathname: '/ui/fab' },\n\t{ pathname: '/ui/button/' },\n];\n",
  'content/ui/按钮, 100%.md': '# 按钮\n\nSee [按钮](../nowhere/) for more.\n',
};

export const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    code: 'plugin/dead-link',
    severity: 'warning',
    message: 'No page has the route /ui/nowhere/.',
    at: { file: 'content/ui/按钮, 100%.md', line: 3, column: 10, length: 11 },
  },
  {
    code: 'tree/duplicate-path',
    severity: 'error',
    message: 'Two pages have the path /ui/button/.',
    hint: 'remove one entry, or give the second page its own pathname.',
    at: { file: 'content/ui/pages.ts', line: 4, column: 14, length: 13 },
    related: [{ message: 'first defined at', at: { file: 'content/ui/pages.ts', line: 2, column: 15 } }],
  },
  { code: 'plugin/own-code', severity: 'error', message: 'First line: 100%,\r\nsecond line.' },
  { code: 'emit/gone', severity: 'warning', message: 'No text at hand.', at: { file: 'gone.md', line: 7, column: 1 } },
  { code: 'content/file', severity: 'warning', message: 'About a whole file.', at: { file: 'logo.svg' } },
];

export const options = {
  readSource: (file: string) => FILES[file],
  color: false,
  columns: 80,
  verbose: false,
  prefix: '',
  version: '1.2.3',
};
