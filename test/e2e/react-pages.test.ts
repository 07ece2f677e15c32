// React components as pages: a route in the config names the module of each.
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';

const PAGE = `import { useState } from 'react';
import type { FrontMatter } from './front-matter';
import { Title } from '../shared/Title';

export const frontMatter = { title: 'Start here', description: \`The tools.\` } satisfies FrontMatter;

export default function Start() {
  const [count, setCount] = useState(0);
  return <><Title>Tools</Title><button onClick={() => setCount(count + 1)}>Pressed {count}</button></>;
}
`;

async function site(routes: string): Promise<string> {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'docs/ui', routes: ${routes} }],
};
`,
    'docs/ui/guide.md':
      '# Guide\n\n<p class="description">How.</p>\n\nSee [the tools](/ui/) and [all](/ui/all-of-it/).\n',
    'docs/ui/index.tsx': PAGE,
    'docs/ui/front-matter.ts': 'export type FrontMatter = Record<string, unknown>;\n',
    'docs/shared/Title.tsx': 'export const Title = ({ children }: { children: string }) => <h1>{children}</h1>;\n',
    'docs/pages/all.jsx': 'export default () => <h1>All</h1>;\n',
    'docs/pages/doc.tsx':
      "export const frontMatter = { title: 'In the frame', description: 'Text.', layout: 'doc' };\nexport default () => <p>Inside</p>;\n",
  });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name)).catch(async () => {
      await writeFiles(root, { 'node_modules/.keep': '' });
      await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
    });
  return root;
}

describe('a React page', () => {
  test('has the route of the config, the title of its front matter or of its route, and an island', async () => {
    const root = await site(
      "{ '/ui/': 'index.tsx', '/ui/all-of-it/': '../pages/all.jsx', '/ui/framed/': '../pages/doc.tsx' }",
    );
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(placesOf(diagnostics)).toEqual(['markdown/missing-description docs/pages/all.jsx:1:1']);
    const html = (route: string) => readFile(join(root, `dist/${route}index.html`), 'utf8');
    const start = await html('ui/');
    expect(start).toContain('<title>Start here');
    expect(start).toContain('<meta name="description" content="The tools."');
    expect(start).toMatch(
      /<main[^>]*><div class="dg-react-page">.*<h1>Tools<\/h1>.*<button>Pressed <!-- -->0<\/button>/s,
    );
    expect(start).toMatch(/<dg-island[^>]*>.*<h1>Tools/s);
    expect(start).not.toContain('class="dg-contents"');
    expect(await html('ui/all-of-it/')).toContain('<title>All of it');
    expect(await html('ui/framed/')).toMatch(/<article class="dg-content"><h1>In the frame<\/h1>.*<p>Inside<\/p>/s);
    // The next build sees a change of the page, and of its front matter.
    await writeFile(join(root, 'docs/ui/index.tsx'), PAGE.replace('Start here', 'Begin here').replace('Tools', 'Kit'));
    await mustBuild(root, 'dist');
    expect(await html('ui/')).toMatch(/<title>Begin here.*<h1>Kit<\/h1>/s);
    expect(await html('ui/guide/')).toContain('Begin here');
  });

  test('that cannot be read is an error at its place', async () => {
    const root = await site("{ '/ui/': 'indx.tsx', '/ui/a/': '../pages/all.jsx', '/ui/b/': '../pages/doc.tsx' }");
    await writeFiles(root, {
      'docs/ui/guide.md': '# Guide\n\n<p class="description">How.</p>\n',
      'docs/pages/all.jsx':
        "const title = 'A';\nexport const frontMatter = { title };\nexport default () => <b>A</b>;\n",
      'docs/pages/doc.tsx':
        "export const frontMatter = {\n  layout: 'dock',\n  description: 'B.' };\nexport default () => <b>B</b>;\n",
    });
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics).sort()).toEqual([
      'content/bad-front-matter docs/pages/all.jsx:2:14',
      'content/bad-front-matter docs/pages/doc.tsx:2:11',
      'content/missing-routed-file site.config.ts:3:100',
    ]);
  });
});
