// The corpus as two projects to edit: one of docs-gen, one of VitePress, with the same pages and a live demo on some of them.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PAGES = 10;
const DEMO = /^\{\{"demo": "(\w+)\.js".*\}\}$/m;

/** Every page that has both, from the shortest to the longest, in equal steps. */
function pagesToEdit(corpus) {
  const routes = Object.entries(JSON.parse(readFileSync(join(corpus, 'routes.json'), 'utf8')));
  const all = routes.flatMap(([path, file]) => {
    const text = readFileSync(join(corpus, 'content', file), 'utf8');
    const [, demo] = DEMO.exec(text) ?? [];
    return demo && paragraphOf(text) ? [{ path, file, text, demo }] : [];
  });
  const sorted = all.sort((a, b) => a.text.length - b.text.length);
  return Array.from({ length: PAGES }, (_, index) => sorted[Math.floor(((index + 0.5) * sorted.length) / PAGES)]);
}

/** A line of running text in the middle of a page. */
function paragraphOf(text) {
  const lines = text.split('\n');
  const isPlain = (line) => /^[A-Z][\w ,`]+/.test(line) && line.endsWith('.') && !line.includes('{');
  let isCode = false;
  const plain = lines.flatMap((line, number) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && isPlain(line) && lines[number - 1] === '' ? [number] : [];
  });
  return plain[Math.floor(plain.length / 2)] ?? 0;
}

function withWords(text, words) {
  const number = paragraphOf(text);
  return text
    .split('\n')
    .map((line, index) => (index === number ? `${line} ${words}` : line))
    .join('\n');
}

function titleOf(text) {
  return /^# (?:.* - )?([\w ]+)/m.exec(text)?.[1].trim() ?? '';
}

export function makeOurProject(root, { corpus, repository }) {
  cpSync(corpus, root, { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const config = readFileSync(join(repository, 'test/corpus/site.config.ts'), 'utf8');
  writeFileSync(
    join(root, 'site.config.ts'),
    config.replace(/new URL\('[^']+', import\.meta\.url\)/, "new URL('./', import.meta.url)"),
  );
  const pages = pagesToEdit(corpus).map(({ path, file, text, demo }) => {
    const source = join(root, 'content', dirname(file), `${demo}.tsx`);
    writeFileSync(source, reactDemo(demo, 'As written first.'));
    return {
      path,
      title: titleOf(text),
      text: { file: join(root, 'content', file), textWith: (words) => withWords(text, words), selector: 'main' },
      demo: { file: source, textWith: (words) => reactDemo(demo, words), selector: '.bench-demo' },
    };
  });
  return { root, pages };
}

function reactDemo(name, words) {
  return `import * as React from 'react';
import Button from '@mui/material/Button';

export default function ${name}() {
  const [count, setCount] = React.useState(0);
  return (
    <Button className="bench-demo" variant="contained" onClick={() => setCount(count + 1)}>
      {count} ${words}
    </Button>
  );
}
`;
}

/** Markdown that Vue can read: no directives, no braces, no pictures; with the sidebar that the corpus has. */
export function makeVitePressProject(root, { corpus }) {
  const routes = JSON.parse(readFileSync(join(corpus, 'routes.json'), 'utf8'));
  const place = (path) => `${path.replace(/^\/|\/$/g, '')}/index.md`;
  const toVue = (text) =>
    text
      .replace(/^\{\{.*\}\}$/gm, '')
      .replace(/!\[[^\]]*\]\([^)]*\)|<img[^>]*>/g, '') // Pictures that the corpus does not have.
      .replaceAll('{{', '\\{\\{')
      .replace(/^# .*$/m, (line) => line.replace(/\[<.*$/, ''));
  const edited = new Map(pagesToEdit(corpus).map((page) => [page.path, page]));
  const pages = [];
  for (const [path, file] of Object.entries(routes)) {
    const source = join(corpus, 'content', file);
    if (!file.endsWith('.md')) continue;
    const target = join(root, place(path));
    mkdirSync(dirname(target), { recursive: true });
    const text = toVue(readFileSync(source, 'utf8'));
    const page = edited.get(path);
    if (!page) {
      writeFileSync(target, text);
      continue;
    }
    const demo = join(dirname(target), `${page.demo}.vue`);
    writeFileSync(demo, vueDemo('As written first.'));
    const withDemo = `${text}\n<script setup>\nimport ${page.demo} from './${basename(demo)}';\n</script>\n\n<${page.demo} />\n`;
    writeFileSync(target, withDemo);
    pages.push({
      path,
      title: titleOf(page.text),
      size: page.text.length,
      text: { file: target, textWith: (words) => withWords(withDemo, words), selector: 'main' },
      demo: { file: demo, textWith: vueDemo, selector: '.bench-demo' },
    });
  }
  const rows = ({ pathname, title, children }) =>
    children
      ? { text: title ?? pathname, collapsed: true, items: children.map(rows) }
      : { text: title ?? pathname, link: pathname };
  const sidebar = JSON.parse(readFileSync(join(corpus, 'pages.json'), 'utf8')).map(rows);
  mkdirSync(join(root, '.vitepress'));
  writeFileSync(
    join(root, '.vitepress/config.mjs'),
    `export default ${JSON.stringify({ title: 'Corpus', ignoreDeadLinks: true, themeConfig: { sidebar } })};\n`,
  );
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  return { root, pages: pages.sort((a, b) => a.size - b.size) };
}

function vueDemo(words) {
  return `<script setup>
import { ref } from 'vue';
const count = ref(0);
</script>
<template>
  <button class="bench-demo" @click="count++">{{ count }} ${words}</button>
</template>
`;
}
