// A site with a page that has every construct of a page's text: tables, containers, badges, pictures, films and diagrams.
import { beforeAll } from 'vitest';
import { pngOf } from '../../support/pictures.ts';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { type Built, mustBuild } from './build-site.ts';
import { diagramConfig, mermaidStandIn } from './mermaid-stand-in.ts';
import { smallest } from './smallest.ts';

const ROWS = Array.from(
  { length: 60 },
  (_, i) => `| \`option${i}\` | \`string\` | ${i} | What the option does, in some words. |`,
);

const PAGE = `# Everything

<p class="description">Every construct on one page.</p>

## A long table

| Name | Type | Default | Description |
| :--- | :--- | ------: | :---------- |
${ROWS.join('\n')}

## A wide table

| Event | Bubbles | Target | Payload | Since | A column with a long name | Another long column |
| :---- | :------ | :----- | :------ | :---- | :------------------------ | :------------------ |
| \`press\` | yes | the element | \`aVeryLongNameThatCannotBeBroken\` | \`anotherNameOfThisKind\` | one | two |

## Steps :badge[New]{success}

:::::steps
1. Install it.

   \`\`\`bash
   npm install acme
   \`\`\`

2. Press :kbd[Ctrl+K].

   ::::warning Wait
   :::details Why?
   Requests are open.
   :::
   ::::
:::::

:::steps
### With a heading

Text.

### With another one

Text.
:::

## Cards

:::cards
- ![](icon.svg) [Steps](#steps) One after the other.
- [Button](/ui/button/)

  A button starts an action.
- **Without a link** A card all the same.
:::

## Files

:::filetree
- content/ all pages
  - **index.md** the first one
  - guides/
    - …
- site.config.ts
:::

## Figures

:::figure A table with a caption
| a | b |
| :- | :- |
| 1 | 2 |
:::

![A wide picture](wide.png "A picture, in \`grey\`")

![A small picture](small.png)

![A tour](tour.mp4 "A film")

<video src="tour.mp4" width="320" height="240" controls></video>

Badges: :badge[None] :badge[Info]{info} :badge[Done]{success} :badge[Beta]{warning} :badge[Gone]{error}.

> [!TIP]
> A tip.

:::error Gone
It is gone.
:::

## Diagrams

\`\`\`mermaid
flowchart TD
  a --> b
\`\`\`

Text at the end.
`;

export interface ConstructsSite {
  readonly built: Built;
  /** Folder of the built site. */
  readonly out: string;
  readonly origin: string;
  /** Of the page. */
  readonly address: string;
}

/** Call it outside of tests and hooks; ask the result inside of them. */
export function constructsSite(): () => ConstructsSite {
  const folder = sharedTempDir();
  const out = sharedTempDir();
  let built: Built;
  let server: StaticServer;

  beforeAll(async () => {
    await writeFiles(folder, {
      ...smallest,
      ...mermaidStandIn,
      'site.config.ts': diagramConfig,
      'content/ui/all/all.md': PAGE,
      'content/ui/all/wide.png': pngOf(1600, 900),
      'content/ui/all/small.png': pngOf(300, 200),
      'content/ui/all/tour.mp4': 'no film',
      'content/ui/all/icon.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h24v24"/></svg>',
    });
    built = await mustBuild(folder, out, { args: ['--no-cache'] });
    server = await staticServer(out);
    return () => server.close();
  });

  return () => ({ built, out, origin: server.origin, address: `${server.origin}/ui/all/` });
}
