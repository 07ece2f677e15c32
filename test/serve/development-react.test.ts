// A session serves development React: its pages are those of a build but for the addresses of scripts.
import { expect, test } from 'vitest';
import type { AssetManifest } from '../../src/model/artifact.ts';
import { coldBuild } from './session-support.ts';
import { watchedSite } from './watched-site.ts';

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/react": { "version": "19.0.0" } } }',
  'content/ui/index.md':
    '---\ntitle: Start\ndescription: About it.\n---\n\n{{"demo": "Field.js"}}\n\n```tsx demo=Own\nexport default function Own() {\n  return <p>own</p>;\n}\n```\n',
  'content/ui/text.md': '---\ntitle: Text\ndescription: Without demos.\n---\n\nWords.\n',
  'content/ui/Field.tsx': `import * as React from 'react';
import { label } from './label';
import look from './Field.module.css';

export default function Field() {
  const id = React.useId();
  const [value, setValue] = React.useState('');
  return (
    <React.Suspense>
      <label className={look.label} htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => setValue(event.target.value)} />
    </React.Suspense>
  );
}
`,
  'content/ui/label.ts': "export const label = 'Name';\n",
  'content/ui/Field.module.css': '.label { padding: 1px }\n',
};

const SCRIPT = /(assets\/[^"'\s]+)-[0-9a-f]{10}\.js/g;

test('a session has the HTML of a build and development React, which no build has', async () => {
  const site = await watchedSite(SITE, { react: 'development' });
  await site.idle();
  const cold = (await coldBuild(site.at('.'))) ?? new Map<string, string>();
  const pages = [...cold].filter(([path]) => path.endsWith('.html'));
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(['ui/index.html', 'ui/text/index.html']));
  const plain = (html: string) => html.replace(SCRIPT, '$1.js');
  for (const [path, html] of pages) {
    const own = await site.text(path);
    expect([path, plain(own)]).toEqual([path, plain(Buffer.from(html, 'latin1').toString())]);
  }
  expect(await site.text('ui/')).not.toBe(Buffer.from(cold.get('ui/index.html') ?? '', 'latin1').toString());

  const isDevelopment = (text: string) => text.includes('Download the React DevTools');
  const scripts = [...cold].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(([, text]) => isDevelopment(text)).map(([path]) => path)).toEqual([]);
  const { files }: AssetManifest = JSON.parse(await site.text('asset-manifest.json'));
  const own = await Promise.all(files.map(({ path }) => (path.endsWith('.js') ? site.text(path) : '')));
  expect(own.some(isDevelopment)).toBe(true);
  expect(files.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
});

test('a session has the files of a build with development React, also after an edit of a demo', {
  timeout: 60_000,
}, async () => {
  const site = await watchedSite(SITE, { react: 'development' });
  expect(await site.text('ui/')).toContain('Name');
  await site.changed(() => site.edit('content/ui/label.ts', 'Name', 'Other name'));
  await site.update(() => site.edit('content/ui/index.md', '<p>own</p>', '<p>owned</p>'));
  await site.isAsColdBuild();
  expect(await site.text('ui/')).toContain('Other name');
});
