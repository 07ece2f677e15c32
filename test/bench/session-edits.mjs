// A long session of `serve --watch`: edits of all kinds, each followed by the server before the next one, and its memory now and then.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const probe = pathToFileURL(join(repository, 'test/support/memory-probe.mjs')).href;

const PAGES = 24;
const DEMOS = 6;

/** What an author does. Each kind writes one file, and leaves as much of the site as before when a round is over. */
const KINDS = {
  words: (n) => [`content/ui/page-${n % PAGES}.md`, page(n % PAGES, { n })],
  title: (n) => [`content/ui/page-${n % PAGES}.md`, page(n % PAGES, { n, title: `Title ${n}` })],
  'front matter': (n) => [`content/ui/page-${n % PAGES}.md`, page(n % PAGES, { n, description: `Number ${n}.` })],
  demo: (n) => [`content/ui/Demo${n % DEMOS}.tsx`, demo(n % DEMOS, n)],
  module: (n) => ['content/ui/words.ts', `export const word: string = 'word ${n}';\n`],
  'type error': (n) => ['content/ui/Typed.tsx', typedDemo(`'${n}'`)],
  'type fix': (n) => ['content/ui/Typed.tsx', typedDemo(`${n}`)],
  'new page': (n) => ['content/ui/new.md', page(PAGES, { n })],
  deletion: () => ['content/ui/new.md', null],
  config: (n) => ['site.config.ts', config(n)],
  style: (n) => ['own.css', `.own { margin: ${n}px }\n`],
  include: (n) => ['content/ui/_notes.md', `Notes ${n}.\n`],
};

export const ROUND = [
  ...['words', 'demo', 'words', 'title', 'type error', 'type fix', 'words', 'new page', 'demo', 'style'],
  ...['words', 'include', 'deletion', 'front matter', 'module', 'words', 'demo', 'type error', 'words', 'type fix'],
  ...['demo', 'words', 'config', 'words', 'demo'],
];

/** Then the author pauses, and the whole site is made. */
const EDITS_BEFORE_PAUSE = 5;
const PATIENCE_MS = 60_000;

/** `root`: an empty folder. Ends with `close`. */
export async function openLongSession(root) {
  for (const [file, text] of Object.entries(firstFiles())) write(join(root, file), text);
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const ours = ['--root', root, '--cache-dir', join(root, '.cache')];
  const args = [join(repository, 'bin/docs-gen.js'), 'serve', '--watch', ...ours, '--port', '0', '--quiet'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import ${probe}` },
  });
  const ended = once(child, 'close');
  const stdout = textOf(child.stdout);
  const stderr = textOf(child.stderr);
  const [origin] = await stdout.first(/https?:\/\/[^\s/]+/);
  const fetchText = async (path) => (await fetch(`${origin}/${path}`)).text();
  const [, token] = /data-token="([^"]+)"/.exec(await fetchText('ui/')) ?? [];
  const events = textOf((await fetch(`${origin}/__docs-gen/events?token=${token}`)).body);
  await fetchText('asset-manifest.json');
  let edits = 0;
  return {
    async edit() {
      const kind = ROUND[edits++ % ROUND.length];
      const [file, text] = KINDS[kind](edits);
      const next = events.from();
      if (text === null) rmSync(join(root, file));
      else write(join(root, file), text);
      await events.first(ANSWERS[kind] ?? /"kind":"update"/, next);
      if (edits % EDITS_BEFORE_PAUSE === 0) await fetchText('asset-manifest.json');
    },
    async memory() {
      const next = stderr.from();
      child.kill('SIGUSR2');
      const [, json] = await stderr.first(/^memory (.*)\n/m, next);
      return JSON.parse(json);
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const ANSWERS = {
  'type error': /"kind":"problems".*proof\/demo-type/,
  'type fix': /"kind":"problems","problems":\[\]/,
};

/** All that a stream has sent, and a wait for what it sends next. */
function textOf(stream) {
  let text = '';
  const waiting = new Set();
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      for (const look of [...waiting]) look();
    }
  };
  read().catch(() => {}); // It ends with the server.
  return {
    from: () => text.length,
    first: (pattern, start = 0) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No ${pattern} in: ${text.slice(start)}`)), PATIENCE_MS);
        const look = () => {
          const found = pattern.exec(text.slice(start));
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

function firstFiles() {
  const pages = Array.from({ length: PAGES }, (_, index) => [`content/ui/page-${index}.md`, page(index, { n: 0 })]);
  const demos = Array.from({ length: DEMOS }, (_, index) => [`content/ui/Demo${index}.tsx`, demo(index, 0)]);
  const names = [...demos.map((_, index) => `Demo${index}`), 'Typed'];
  const shown = names.map((name) => `{{"demo": "${name}.js"}}`).join('\n\n');
  return {
    ...Object.fromEntries([...pages, ...demos]),
    'site.config.ts': config(0),
    'own.css': '.own { margin: 0 }\n',
    'content/ui/index.md': '---\ntitle: Start\ndescription: All pages.\n---\n\n{{"include": "_notes.md"}}\n',
    'content/ui/demos.md': `---\ntitle: Demos\ndescription: All of them.\n---\n\n${shown}\n`,
    'content/ui/_notes.md': 'Notes 0.\n',
    'content/ui/words.ts': "export const word: string = 'word 0';\n",
    'content/ui/Typed.tsx': typedDemo('0'),
  };
}

function page(index, { n, title = `Page ${index}`, description = `About page ${index}.` }) {
  const parts = Array.from(
    { length: 8 },
    (_, at) =>
      `## Part ${at}\n\nWords ${n} of part ${at}, with \`code\` and [a link](./page-${(index + 1) % PAGES}.md).\n\n\`\`\`tsx\nexport const part${at} = ${n};\n\`\`\`\n`,
  );
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${parts.join('\n')}`;
}

function demo(index, n) {
  return `import * as React from 'react';
import { word } from './words';

export default function Demo${index}() {
  const [count, setCount] = React.useState<number>(${n});
  return <button onClick={() => setCount(count + 1)}>{word} {count}</button>;
}
`;
}

function typedDemo(value) {
  return `export default function Typed() {\n  const size: number = ${value};\n  return <p>{size}</p>;\n}\n`;
}

function config(n) {
  return `export default {
  title: 'Acme ${n}', url: 'https://acme.example', description: 'Words.', lastUpdated: false,
  css: ['own.css'], demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
