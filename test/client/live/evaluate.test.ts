import { expect, test } from 'vitest';
import { compileModule } from '../../../src/client/live/compile.ts';
import { type Body, evaluate } from '../../../src/client/live/evaluate.ts';
import type { FrameLink } from '../../../src/client/live/messages.ts';

/** `links`: by file and specifier. */
function run(files: Record<string, string>, links: Record<string, Record<string, FrameLink>> = {}, kit: object = {}) {
  const bodies = new Map<string, Body>();
  for (const [file, source] of Object.entries(files)) {
    const compiled = compileModule(file, source);
    if (!compiled.ok) throw new Error(compiled.message);
    bodies.set(file, new Function('require', 'module', 'exports', compiled.code) as Body); // As the frame makes it.
  }
  const modules = Object.keys(files).map((file) => ({ file, code: '', links: Object.entries(links[file] ?? {}) }));
  const noExport = '{{module}} exports no {{name}}.';
  return evaluate({ entry: 'a.js', modules, noExport }, bodies, new Map([['kit', kit]]));
}

const file = (name: string): FrameLink => ({ kind: 'file', file: name, names: [] });
const kit = (...names: string[]): FrameLink => ({ kind: 'script', address: 'kit', names });

test('a module runs once, however many import it', () => {
  const exports = run(
    {
      'a.js': `import { id } from './b';\nimport * as c from './c';\nexport default [id === c.id, c.count()];`,
      'b.js': `export { id } from './c';`,
      'c.js': 'let n = 0;\nn += 1;\nexport const id = {};\nexport const count = () => n;',
    },
    { 'a.js': { './b': file('b.js'), './c': file('c.js') }, 'b.js': { './c': file('c.js') } },
  );
  expect(exports.default).toEqual([true, 1]);
});

test('modules may import each other in a circle', () => {
  const exports = run(
    {
      'a.js': `import { b } from './b';\nexport const a = 'a';\nexport default b();`,
      'b.js': `import { a } from './a';\nexport const b = () => a + 'b';`,
    },
    { 'a.js': { './b': file('b.js') }, 'b.js': { './a': file('a.js') } },
  );
  expect(exports.default).toBe('ab');
});

test('the default export of a package is its `default`', () => {
  const source = `import kit, { a } from 'kit';\nexport default [kit, a];`;
  const exports = run({ 'a.js': source }, { 'a.js': { kit: kit('default', 'a') } }, { default: 1, a: 2 });
  expect(exports.default).toEqual([1, 2]);
});

test('a name that is not there is told where it is used, and may be asked about', () => {
  const links = { 'a.js': { kit: kit('b') } };
  expect(() => run({ 'a.js': `import { b } from 'kit';\nexport default b;` }, links, { a: 1 })).toThrow(
    'kit exports no b.',
  );
  const asked = `import * as all from 'kit';\nexport default [all.b, 'a' in all];`;
  expect(run({ 'a.js': asked }, { 'a.js': { kit: kit() } }, { a: 1 }).default).toEqual([undefined, true]);
});

test('a module that is not there is told when it is asked for', () => {
  const links: Record<string, Record<string, FrameLink>> = { 'a.js': { kid: { kind: 'missing', message: 'No kid.' } } };
  expect(() => run({ 'a.js': `import kid from 'kid';\nexport default kid;` }, links)).toThrow('No kid.');
});
