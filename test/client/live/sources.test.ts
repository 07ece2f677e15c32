import { expect, test } from 'vitest';
import { createSources } from '../../../src/client/live/sources.ts';

const source = `export default function Demo() {
  return (
    <div>
      <b>
        one
      </b>
    </div>
  );
}`;
const start = source.indexOf('<b>');
const preview = { start, end: source.indexOf('</b>') + '</b>'.length, indent: '      ' };
const open = () => createSources({ files: [{ name: 'Demo.js', file: 'ui/Demo.js', source }], preview });
const whole = (sources: ReturnType<typeof open>) => sources.texts.get('ui/Demo.js') ?? '';

test('the preview is its part of the source, without the indent', () => {
  expect(open().preview()).toBe('<b>\n  one\n</b>');
});

test('an edited preview stands in the source, indented, and can be edited again', () => {
  const sources = open();
  sources.editPreview('<i>\n  two\n\n  three\n</i>');
  expect(whole(sources)).toContain('    <div>\n      <i>\n        two\n\n        three\n      </i>\n    </div>');
  sources.editPreview('<u />');
  expect(whole(sources)).toContain('    <div>\n      <u />\n    </div>');
  expect(sources.preview()).toBe('<u />');
});

test.each([
  ['before it', (text: string) => `// A comment.\n${text}`, '<b>\n  one\n</b>'],
  ['inside of it', (text: string) => text.replace('one', 'one and two'), '<b>\n  one and two\n</b>'],
  ['behind it', (text: string) => `${text}\n// The end.`, '<b>\n  one\n</b>'],
  ['at its start', (text: string) => text.replace('<b>', '<b id="b">'), '<b id="b">\n  one\n</b>'],
  ['all around', () => 'export default () => null;', '() => null;'],
])('a change %s moves it along', (_, change, expected) => {
  const sources = open();
  sources.editFile('ui/Demo.js', change(source));
  expect(sources.preview()).toBe(expected);
});
