// Styles that demos write while they render: those that reach the page around them are reported, once for each cause.
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';

const config = (demos: string) => `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false, ${demos} },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
const page = (demos: string) => `# Demos\n\n<p class="description">Demos.</p>\n\n${demos}\n`;
const demo = (name: string, css: string) =>
  `export default function ${name}() { return <><style>{${JSON.stringify(css)}}</style><b>${name}</b></>; }\n`;

const DEMOS = {
  'content/ui/Reset.js': demo('Reset', '*{margin:0} body{color:red} h1{top:0} h2{top:0} :root{--a:1}'),
  'content/ui/Card.js': demo('Card', '.card{color:red} :root{--card:red}'),
};

async function warnings(root: string) {
  const { diagnostics } = await mustBuild(root, 'dist');
  return diagnostics.map(({ code, severity, message, at }) => [
    `${code} ${severity} ${at?.file}:${at?.line}:${at?.column}`,
    message,
  ]);
}

test('a demo that writes styles for its page is a warning at its directive, with a cold and a warm cache', async () => {
  const root = tempDir();
  const content = page('{{"demo": "Card.js"}}\n\n{{"demo": "Reset.js", "iframe": true}}\n\n{{"demo": "Reset.js"}}');
  await writeFiles(root, { ...DEMOS, 'site.config.ts': config(''), 'content/ui/index.md': content });
  for (const _ of ['cold', 'warm'])
    expect(await warnings(root)).toEqual([
      [
        'demos/style-in-page warning content/ui/index.md:9:1',
        'Demo Reset writes styles for the page around it while it renders: `*`, `body`, `h1` and 1 more.',
      ],
    ]);
});

test('a demo that has a document of its own may style it', async () => {
  const root = tempDir();
  const content = page('{{"demo": "Reset.js", "iframe": true}}');
  await writeFiles(root, { ...DEMOS, 'site.config.ts': config(''), 'content/ui/index.md': content });
  expect(await warnings(root)).toEqual([]);
});

test('styles of a wrapper are one warning for all demos in it', async () => {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': config("wrapper: 'Wrapper.js'"),
    'Wrapper.js': `export default function Wrapper({ children }) { return <><style>{'body{color:red}'}</style>{children}</>; }\n`,
    'content/ui/Card.js': DEMOS['content/ui/Card.js'],
    'content/ui/Other.js': demo('Other', '.other{top:0}'),
    'content/ui/index.md': page('{{"demo": "Card.js"}}\n\n{{"demo": "Other.js"}}'),
  });
  expect(await warnings(root)).toEqual([
    [
      'demos/style-in-page warning content/ui/index.md:5:1',
      'Demo Card writes styles for the page around it while it renders: `body` (affects 2 demos).',
    ],
  ]);
});
