// Paths that try to leave a folder, or to break what reads them, and how many of them are drawn.
import fc from 'fast-check';

const SEED = Number(process.env.DOCS_GEN_SEED ?? '12');

/** The same draws each time. */
export const settings = (numRuns: number) => ({ seed: SEED, numRuns });

export const UP = [
  '..',
  '../..',
  '%2e%2e',
  '%2e%2e%2f',
  '..%2f',
  '%2e.',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '．．',
  '..;',
  '....//',
];
const STARTS = [
  '/',
  '//',
  '///',
  '\\',
  '\\\\host\\share\\',
  'C:',
  'C:\\',
  'c:/',
  '/C:/',
  'file:///',
  '\\\\?\\C:\\',
  '~/',
  './',
  '',
];
export const ODD = [
  'a',
  '\0',
  '%00',
  'a\0b',
  '\n',
  '\r\n',
  '\u202e',
  '\u2028',
  'CON',
  'nul.txt',
  'a.',
  'a ',
  '.',
  '%',
  '%zz',
  '#',
  '?',
  ':',
  '*',
  '|',
  '<',
  '"',
  '__proto__',
  'constructor',
  'e\u0301',
  '\ud800',
  '😀',
  'n'.repeat(300),
  'index.html',
  'assets',
  '_redirects',
  'sw.js',
  'asset-manifest.json',
  '.git',
  '.well-known',
  'dist',
];
const piece = fc.oneof(fc.constantFrom(...UP), fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 6 }));
export const hostilePath = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(piece, { maxLength: 6 }), fc.constantFrom('', '/'))
  .map(([start, pieces, end]) => start + pieces.join('/') + end);
