// A site with pictures, downloads and public files of odd names.
import { pngOf } from '../../support/pictures.ts';

export const NAMES = [
  'my file',
  '100%',
  'a%20b',
  'a#b',
  'wh?t',
  'a+b',
  "it's",
  'a&b',
  '😀',
  '按钮',
  'אבג',
  '.hidden-not'.slice(1),
];
export const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[()']/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

export const site: Readonly<Record<string, string | Uint8Array>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', base: '/docs/',
  social: { image: '/logo.png' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

![Logo](/logo.png) [License](/LICENSE) [Data](/ui/data.json) [Standard](/.well-known/acme.txt) [Guide](./files/guide.pdf)

${NAMES.map((name) => `![p](/odd/${encoded(name)}.png)`).join('\n')}
`,
  'content/ui/files/files.md': `---
image: ./diagram.png
---

# Files

<p class="description">What lies beside a page.</p>

![Diagram](./diagram.png)

<picture><source srcset="./diagram.png 1x, wide.png 2x"><img src="./wide.png" alt="Wide" width="30"></picture>

<video poster="wide.png" controls><source src="./film.mp4" type="video/mp4"><track src="film.vtt"></video>

<a href="guide.pdf" download>Download</a> [Guide](guide.pdf#page=2) [Source](../files/make) [Index](../index.md)

${NAMES.map((name) => `![p](./${encoded(name)}.png) [d](${encoded(name)}.txt)`).join('\n')}
`,
  'content/ui/files/diagram.png': pngOf(60, 30),
  'content/ui/files/wide.png': pngOf(120, 30),
  'content/ui/files/film.mp4': 'film',
  'content/ui/files/film.vtt': 'WEBVTT\n',
  'content/ui/files/guide.pdf': 'guide',
  'content/ui/files/make': 'make',
  'content/ui/public/data.json': '{}',
  'content/ui/public/read.md': '# No page',
  'public/logo.png': pngOf(8, 8),
  'public/LICENSE': 'free',
  'public/.well-known/acme.txt': 'x',
  'public/.DS_Store': 'x',
  ...Object.fromEntries(NAMES.map((name, i) => [`public/odd/${name}.png`, pngOf(1, i + 1)])),
  ...Object.fromEntries(NAMES.map((name, i) => [`content/ui/files/${name}.png`, pngOf(2, i + 1)])),
  ...Object.fromEntries(NAMES.map((name) => [`content/ui/files/${name}.txt`, name])),
};
