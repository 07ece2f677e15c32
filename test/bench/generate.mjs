// Made-up pages of about 11 KB: headings, a table, lists, five fences, links; and a project of ours that holds N of them.
// Seeded: the same N gives the same bytes, so that runs can be compared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Numerical Recipes' linear congruential generator: good enough to vary words, and the same everywhere. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS =
  'button field layout theme colour spacing density slot class state focus label helper value change event render server client hydrate measure column row cell filter sort group page menu dialog drawer surface border radius shadow token scale breakpoint container query input form error hint keyboard screen reader contrast motion'.split(
    ' ',
  );

const PAGES_IN_GROUP = 25;
const GROUPS_IN_SECTION = 20;

/** Makes `root` a project of ours with `count` pages. */
export function generateProject(root, count) {
  const write = ({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(configFile());
  for (let i = 0; i < count; i++) write(pageFile(page(i, count)));
}

/** The config of our project. */
export function configFile({ search = true } = {}) {
  return {
    path: 'site.config.ts',
    text: `export default {
  title: 'Bench', url: 'https://bench.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Bench UI', contentDir: 'content' }],
${search ? '' : '  search: false,\n'}};
`,
  };
}

/** A page as a file of our project. */
export function pageFile({ path, ...words }) {
  return { path: `content/${path}.md`, text: markdownOf(words) };
}

/** A page as most tools read it; `ownTitle`: the text has no heading, as the tool writes the title itself. */
export function markdownOf({ title, description, body }, { ownTitle = false } = {}) {
  return `---
title: ${title}
description: ${description}
---

${ownTitle ? '' : `# ${title}\n\n`}${body}
`;
}

/** The route of page `i`. */
export function routeOf(i) {
  return `/ui/${pathOf(i)}/`;
}

function pathOf(i) {
  const group = Math.floor(i / PAGES_IN_GROUP);
  return `section-${Math.floor(group / GROUPS_IN_SECTION)}/group-${group}/page-${i}`;
}

function titleOf(i) {
  return `Page ${i}`;
}

/**
 * The rows of a sidebar of `count` pages: sections of 20 groups of 25 pages. The `route` of a row that has `items` is
 * that of its first page, and its `name` is that of its folder.
 */
export function sidebarOf(count) {
  const pages = Array.from({ length: count }, (_, i) => ({ title: titleOf(i), route: routeOf(i) }));
  return inParts(inParts(pages, PAGES_IN_GROUP, 'Group'), GROUPS_IN_SECTION, 'Section');
}

function inParts(rows, size, word) {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => {
    const items = rows.slice(n * size, (n + 1) * size);
    return { name: `${word.toLowerCase()}-${n}`, title: `${word} ${n}`, route: items[0].route, items };
  });
}

/**
 * Page `i` of `count`: `path` is that of its file, below the folder of pages and without an ending; `body` is markdown
 * without front matter and title, and links to other pages by their routes.
 */
export function page(i, count) {
  const next = random(i + 1);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const sentence = (length) => {
    const words = Array.from({ length }, () => pick(WORDS));
    words[3] = `**${words[3]}**`;
    words[6] = `\`${words[6]}\``;
    const text = words.join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence(14)).join(' ');
  const link = () => {
    const target = Math.floor(next() * count);
    return `[${pick(WORDS)} ${pick(WORDS)}](${routeOf(target)}#section-1)`;
  };
  const fence = (n) => `\`\`\`tsx
import * as React from 'react';
import { Component${n} } from 'bench-ui/component-${n}';

export default function Example${n}({ label, onChange }: { label: string; onChange?: (value: number) => void }) {
  const [value, setValue] = React.useState<number>(${Math.floor(next() * 100)});
  // ${sentence(8)}
  return (
    <Component${n} label={label} value={value} onChange={(event) => { setValue(event.target.value); onChange?.(value); }}>
      <span className="${pick(WORDS)}">{value > ${n} ? 'more' : \`less than \${value}\`}</span>
    </Component${n}>
  );
}
\`\`\``;
  const section = (n) => `## Section ${n}

${paragraph()}

- ${sentence(9)}
- ${sentence(9)} See ${link()}.
- ${sentence(9)}

### Detail ${n}

${paragraph()} ${link()}

${fence(n)}`;
  // In the order of the page: each takes the next words.
  const description = sentence(12).replaceAll(/[*`]/g, '');
  const body = `${paragraph()}

| Name | Type | Default | Description |
| :--- | :--- | :------ | :---------- |
${Array.from({ length: 6 }, (_, n) => `| \`prop${n}\` | \`string \\| number\` | \`${pick(WORDS)}\` | ${sentence(10)} |`).join('\n')}

${Array.from({ length: 5 }, (_, n) => section(n + 1)).join('\n\n')}`;
  return { path: pathOf(i), title: titleOf(i), description, body };
}
