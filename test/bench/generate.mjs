// Writes a project of N made-up pages of about 11 KB: front matter, headings, a table, lists, five fences, links.
// Seeded: the same N gives the same bytes, so that runs can be compared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Makes `root` a project with `count` pages in groups of 25, of which 20 are a section: no reader looks through hundreds of rows. */
export function generateProject(root, count) {
  mkdirSync(join(root, 'content'), { recursive: true });
  writeFileSync(
    join(root, 'site.config.ts'),
    `export default {
  title: 'Bench', url: 'https://bench.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Bench UI', contentDir: 'content' }],
};
`,
  );
  for (let i = 0; i < count; i++) {
    const folder = join(root, 'content', folderOf(i));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `page-${i}.md`), page(i, count));
  }
}

/** The route of page `i`. */
export function routeOf(i) {
  return `/ui/${folderOf(i)}/page-${i}/`;
}

function folderOf(i) {
  return `section-${Math.floor(i / 500)}/group-${Math.floor(i / 25)}`;
}

function page(i, count) {
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
  return `---
title: Page ${i}
description: ${sentence(12).replaceAll(/[*`]/g, '')}
---

# Page ${i}

${paragraph()}

| Name | Type | Default | Description |
| :--- | :--- | :------ | :---------- |
${Array.from({ length: 6 }, (_, n) => `| \`prop${n}\` | \`string \\| number\` | \`${pick(WORDS)}\` | ${sentence(10)} |`).join('\n')}

${Array.from({ length: 5 }, (_, n) => section(n + 1)).join('\n\n')}
`;
}
