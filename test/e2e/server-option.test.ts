// Demos that only a browser can render: the option of a directive, and the fields of the config.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild, placesOf } from './support/build-site.ts';
import { islands } from './support/demo-kinds-site.ts';
import { readFolder } from './support/published.ts';

const root = sharedTempDir();

const config = (demos: string, ofProduct: string) => `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false, ${demos} },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' },
    { id: 'map', prefix: '/map/', name: 'Acme Map', contentDir: 'content/map', demos: { ${ofProduct} } },
  ],
};
`;

const FILES = {
  'content/ui/index.md': `# Demos

<p class="description">Demos.</p>

{{"demo": "Throws.js", "server": false}}

{{"demo": "Good.js"}}

{{"demo": "Good.js", "server": false, "anchorId": "Again"}}

\`\`\`tsx demo=Fence server=false
export default function Fence() {
  return <b>{window.name}</b>;
}
\`\`\`
`,
  'content/ui/Throws.tsx': 'export default function Throws() { return <b>{window.name}</b>; }\n',
  'content/ui/Good.tsx': 'export default function Good() { return <b>good</b>; }\n',
  'content/map/index.md': `# Map

<p class="description">Map.</p>

{{"demo": "Map.js"}}

{{"demo": "Legend.js", "server": true}}

{{"component": "Scale.tsx"}}
`,
  'content/map/Map.tsx': 'export default function Map() { return <b>{window.name}</b>; }\n',
  'content/map/Legend.tsx': 'export default function Legend() { return <b>legend</b>; }\n',
  'content/map/Scale.tsx': 'export default function Scale() { return <b>{window.name}</b>; }\n',
};

let built: Built;
let files: Map<string, Buffer>;

const build = async (text: string) => {
  await writeFiles(root, { 'site.config.ts': text });
  built = await mustBuild(root, 'dist');
  files = await readFolder(join(root, 'dist'));
};

const shown = (path: string) =>
  islands(files.get(path)?.toString('utf8') ?? '').map(({ isClient, html }) => (isClient ? 'client' : html));

beforeAll(async () => {
  await writeFiles(root, FILES);
  await build(config('', 'server: false'));
});

describe('a demo with `server: false`', () => {
  test('has no HTML on its page and is not reported', () => {
    expect(shown('ui/index.html')).toEqual(['client', '<b>good</b>', 'client', 'client']);
    expect(placesOf(built.diagnostics)).toEqual([]);
  });

  test('has a page of its own with HTML if another place shows it with HTML', () => {
    expect(shown('demos/ui/Good/index.html')).toEqual(['<b>good</b>']);
    expect(shown('demos/ui/Throws/index.html')).toEqual(['client']);
  });
});

describe('`demos.server` of a config', () => {
  test('applies to the demos and components of its product, unless a directive sets the option', () => {
    expect(shown('map/index.html')).toEqual(['client', '<b>legend</b>', 'client']);
  });

  test('applies to the site, unless a product overrides it', async () => {
    await writeFiles(root, {
      'content/map/Map.tsx': 'export default function Map() { return <b>map</b>; }\n',
      'content/map/Scale.tsx': 'export default function Scale() { return <b>scale</b>; }\n',
    });
    await build(config('server: false', 'server: true'));
    expect(shown('ui/index.html')).toEqual(['client', 'client', 'client', 'client']);
    expect(shown('map/index.html')).toEqual(['<b>map</b>', '<b>legend</b>', '<b>scale</b>']);
  });
});
