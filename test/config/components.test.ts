// The styles of parts in the configuration: what CSS does not have is told where it stands.
import { expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function told(components: string, productComponents = '{}') {
  const root = tempDir();
  await writeFiles(root, {
    'content/ui/index.md': '# UI',
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  theme: { components: ${components} },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui',
    theme: { components: ${productComponents} } }],
};`,
  });
  const { value, diagnostics } = await loadSite({ root, fs: createFileSystem() });
  expect(value).not.toBeNull(); // Warnings: the site is built all the same.
  return diagnostics.map(({ severity, code, message, hint, at }) => [
    `${severity} ${code} ${at?.line}:${at?.column}`,
    message,
    hint,
  ]);
}

test('CSS properties, prefixed ones, variables and units are accepted', async () => {
  const components =
    "{ code: { 'border-width': '2px', '-webkit-font-smoothing': 'auto', '--x_2': '2qx', 'inset-inline': '0 1dvw' } }";
  expect(await told(components, "{ hero: { color: '#2ab' } }")).toEqual([]);
});

test('unknown CSS properties are reported with the nearest one, unknown units at their values', async () => {
  expect(
    await told("{ code: { 'borderr-width': '2px', margin: '2qx' } }", "{ card: { wombat: '1' } }"),
  ).toMatchInlineSnapshot(`
    [
      [
        "error config/unknown-property 3:34",
        ""borderr-width" of the part "code" is not a CSS property.",
        "did you mean "border-width"?",
      ],
      [
        "error config/unknown-unit 3:66",
        ""margin" of the part "code" contains 2qx, whose unit does not exist in CSS.",
        "use a CSS unit such as px, rem, em or %; browsers ignore the whole declaration.",
      ],
      [
        "error config/unknown-property 5:36",
        ""wombat" of the part "card" is not a CSS property.",
        "correct it, or remove it; browsers ignore unknown properties.",
      ],
    ]
  `);
});
