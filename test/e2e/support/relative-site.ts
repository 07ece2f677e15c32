// A site with a relative base that has an address of each kind: in pages, styles, demos, rows of the sidebar, news, redirects.
import { liveSite } from './live-site.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>\n';

const GROUPS = 10;
const PAGES = 12;

/** More pages than the sidebar of each page has: the rows of closed groups are a file. */
function manyPages(): Record<string, string> {
  const files: Record<string, string> = {};
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const children = Array.from({ length: PAGES }, (_, page) => {
      const name = `group-${group}/page-${page}`;
      files[`content/ui/${name}.md`] =
        `# Page ${group}.${page}\n\n<p class="description">One of many.</p>\n\nBack to the [button](/ui/button/#counter).\n`;
      return { pathname: `/ui/${name}/` };
    });
    return { pathname: `/ui/group-${group}`, title: `Group ${group}`, children };
  });
  const tree = [{ pathname: '/ui/' }, { pathname: '/ui/button/' }, ...groups];
  return { ...files, 'content/ui/pages.ts': `export default ${JSON.stringify(tree)};\n` };
}

export const relativeSite: Readonly<Record<string, string>> = {
  ...liveSite,
  ...manyPages(),
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', base: './',
  serviceWorker: { hosts: ['127.0.0.1'] },
  css: ['site.css'],
  notifications: { file: 'news.json' },
  redirects: [{ from: '/old/button/', to: '/ui/button/#counter' }, { from: '/gone/*', to: '/ui/:splat' }],
  demos: { wrapper: 'content/wrapper.tsx', stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'news.json': JSON.stringify([
    { id: 1, title: 'News', text: 'There is a <a href="/ui/button/">button</a>.', href: '/ui/button/' },
  ]),
  'site.css': '.dg-header { background-image: url(/pattern.svg); }\n',
  'public/pattern.svg': PICTURE,
  'public/photo.svg': PICTURE,
  'content/ui/index.md':
    '# Acme UI\n\n<p class="description">All there is.</p>\n\nStart with the [button](/ui/button/).\n\n![A square](/photo.svg)\n',
  'content/ui/button/square.svg': PICTURE,
  'content/ui/button/circle.svg': PICTURE.replace('M0 0h8v8H0z', 'M4 0a4 4 0 1 1-1 0z'),
  'content/ui/button/box.css': '.box { padding: 12px; background: url(./circle.svg); }\n',
  'content/ui/button/Day.js': `import { today } from '@acme/days';
import square from './square.svg';

export default function Day() {
  return <p><img src={square} alt="A square" /> {today()}</p>;
}
`,
};
