// The preview of a demo: what is shown of it at first, and that an edited one finds its place again.
import { describe, expect, test } from 'vitest';
import { derivePreview, placePreview } from '../../src/demos/preview.ts';
import { parseModule } from '../../src/demos/syntax/parse-module.ts';
import { splicePreview } from '../../src/lib/splice-preview.ts';

async function preview(source: string, maxLines?: number) {
  const parsed = await parseModule(source, 'Demo.tsx');
  if (!parsed.ok) throw new Error(parsed.diagnostic.message);
  return derivePreview(source, parsed.value.program, { maxLines });
}

const demo = (returned: string) => `export default function Demo() {\n  return (\n${returned}\n  );\n}\n`;
const lines = (count: number) => Array.from({ length: count }, (_, i) => `      <p>${i}</p>`).join('\n');

describe('the preview of a demo', () => {
  test.each([
    ['the element', demo('    <Button>\n      Go\n    </Button>'), '<Button>\n  Go\n</Button>'],
    [
      'the children of a box',
      demo('    <Box sx={{ a: 1 }}>\n      <A />\n\n      <B\n        c\n      />\n    </Box>'),
      '<A />\n\n<B\n  c\n/>',
    ],
    ['the children of a stack', demo('    <Stack>\n      <A />\n    </Stack>'), '<A />'],
    ['the text of a div', demo('    <div>words</div>'), 'words'],
    ['the children of a provider', demo('    <LocalizationProvider a={b}>{c}</LocalizationProvider>'), '{c}'],
    ['a box in a box', demo('    <Box>\n      <Box>a</Box>\n    </Box>'), '<Box>a</Box>'],
    ['an empty box', demo('    <Box a />'), '<Box a />'],
    ['a box of another family', demo('    <Joy.Box>a</Joy.Box>'), '<Joy.Box>a</Joy.Box>'],
    ['a fragment', demo('    <>\n      <A />\n    </>'), '<>\n  <A />\n</>'],
    ['the last return', 'export default function D() {\n  if (a) return <A />;\n  return <B />;\n}', '<B />'],
    [
      'the return of the function, not of one within',
      'export default function D() {\n  const f = () => {\n    return <A />;\n  };\n  return <B />;\n}',
      '<B />',
    ],
    ['an arrow function', 'const D = (): Node => <A />;\nexport default D;', '<A />'],
    ['an exported name', 'function D() { return <A />; }\nexport { D as default };', '<A />'],
    ['a function that is wrapped', 'export default React.memo(function D() { return <A />; });', '<A />'],
  ])('is taken from %s', async (_, source, text) => {
    expect((await preview(source))?.text).toBe(text);
  });

  test.each([
    ['no default export', 'export function D() { return <A />; }'],
    ['no element', 'export default function D() { return null; }'],
    ['no return', 'export default function D() {}'],
    ['only a circular reference', 'const A = B, B = A;\nexport default A;'],
    ['a class instead of a function', 'export default class D {}'],
  ])('is empty if there is %s', async (_, source) => {
    expect(await preview(source)).toBeNull();
  });

  test('has at most 16 lines', async () => {
    const box = (count: number) => demo(`    <Box>\n${lines(count)}\n    </Box>`);
    expect((await preview(box(16)))?.text.split('\n')).toHaveLength(16);
    expect(await preview(box(17))).toBeNull();
    expect((await preview(box(17), 30))?.text.split('\n')).toHaveLength(17);
  });
});

describe('an edited preview', () => {
  const source = demo('    <Box>\n      <A\n        b\n      />\n\n      <C />\n    </Box>');

  test('replaces the code that it was taken from', async () => {
    const place = await preview(source);
    expect(place?.text).toBe('<A\n  b\n/>\n\n<C />');
    if (!place) return;
    expect(splicePreview(source, place, place.text)).toBe(source);
    expect(splicePreview(source, place, '<D\n  e\n/>')).toBe(
      demo('    <Box>\n      <D\n        e\n      />\n    </Box>'),
    );
  });

  test('is not indented if it contains a template literal that starts further left', async () => {
    const literal = demo('    <Box>\n      <A b={`\nc\n`} />\n    </Box>');
    const place = await preview(literal);
    expect(place?.text).toBe('<A b={`\nc\n`} />');
    expect(place && splicePreview(literal, place, place.text)).toBe(literal);
  });
});

describe('a preview in a separate file', () => {
  const source = demo('    <Box>\n      <A b={$`.*`} />\n\n      <C />\n    </Box>');

  test('is found in the demo at any indentation', () => {
    const place = placePreview(source, '\n<A b={$`.*`} />\n\n<C />\n');
    expect(place && source.slice(place.start, place.end)).toBe('<A b={$`.*`} />\n\n      <C />');
    expect(place && splicePreview(source, place, place.text)).toBe(source);
  });

  test('has no place if the demo does not contain it', () => {
    expect(placePreview(source, '<A />')).toBeNull();
  });
});
