// Places of generated code in the sources that it comes from, as Node.js finds them.
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../src/lib/node/esbuild.ts';
import { readSourceMap } from '../../../src/lib/node/source-map.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const root = sharedTempDir();
let code: readonly string[];
let map: string;

beforeAll(async () => {
  const lines = Array.from({ length: 450 }, (_, index) => `\n\texport const a${index} = () => other(${index});\n`);
  await writeFiles(root, {
    'many.ts': `import { other } from './other';\n${lines.join('')}`,
    'other.ts': 'export const other = (value: number): string => String(value); // π\n',
  });
  const { outputFiles } = await build({
    entryPoints: [join(root, 'many.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    sourcemap: 'external',
    outfile: join(root, 'out.js'),
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  code = text('.js').split('\n');
  map = text('.map');
});

test('each place with a segment on its line leads where Node.js says that it leads', () => {
  const reader = readSourceMap(map);
  const oracle = new SourceMap(JSON.parse(map));
  let compared = 0;
  for (const [index, line] of code.entries()) {
    for (let column = 0; column <= line.length; column += 3) {
      const expected = oracle.findEntry(index, column);
      if (!('originalSource' in expected) || expected.generatedLine !== index) continue;
      const { originalSource: source, originalLine, originalColumn } = expected;
      const found = reader.find(index + 1, column + 1);
      expect(found).toEqual({ source, line: originalLine + 1, column: originalColumn + 1 });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(4_000);
});

test('code before the first segment, after the last line, or that a bundler added leads nowhere', () => {
  const reader = readSourceMap(map);
  expect(reader.find(1, 1)).toBeNull();
  expect(reader.find(100_000, 1)).toBeNull();
  expect(readSourceMap('{ "sources": ["a.js"], "mappings": "AAAA,C" }').find(1, 2)).toBeNull();
});

test('a broken map is an error that says where it is broken', () => {
  expect(() => readSourceMap('{ "sources": [], "mappings": "AA!" }')).toThrow('broken segment at 2');
});
