// Two products whose `tsconfig.json` give the same alias to different files, and a reader who edits a demo of each.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { expand, liveEditSite, openEditor, type } from './support/live-edit-site.ts';
import { visit } from './support/visit.ts';

const PRODUCTS = ['one', 'two'] as const;

const live = liveEditSite({
  'site.config.ts': `const products = ${JSON.stringify(PRODUCTS)};
export default {
  title: 'Acme', url: 'https://acme.example',
  demos: { stackBlitz: false, codeSandbox: false },
  products: products.map((id) => ({ id, prefix: \`/\${id}/\`, name: id, contentDir: \`content/\${id}\` })),
};
`,
  ...Object.assign(
    {},
    ...PRODUCTS.map((id) => ({
      [`content/${id}/tsconfig.json`]: '{ "compilerOptions": { "paths": { "@/*": ["./parts/*"] } } }',
      [`content/${id}/parts/name.ts`]: `export const name = 'product ${id}';\nexport const more = 'more of ${id}';\n`,
      [`content/${id}/Name.tsx`]: "import { name } from '@/name';\nexport default () => <b>{name}</b>;\n",
      [`content/${id}/index.md`]: '# Name\n\n<p class="description">A name.</p>\n\n{{"demo": "Name.js"}}\n',
    })),
  ),
});

describeInBrowser('a reader who edits demos of two products', (browser) => {
  test.each(PRODUCTS)('gets the module that the alias means in product %s', async (id) => {
    const { page, problems } = await visit(browser(), `${live.origin()}/${id}/`);
    const { demo, frame } = await openEditor(page, 'Name');
    expect(await frame.locator('b').textContent()).toBe(`product ${id}`);
    await expand(demo); // It shows the preview.
    await type(page, demo, "import { more } from '@/name';\nexport default () => <i>{more}</i>;");
    await frame.locator('i').waitFor();
    expect(await frame.locator('i').textContent()).toBe(`more of ${id}`);
    expect(problems.filter((line) => !line.startsWith('Applying inline speculation rules'))).toEqual([]);
  });
});
