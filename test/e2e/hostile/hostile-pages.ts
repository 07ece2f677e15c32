// Pages with a payload in every place that takes a text, and a page of addresses.
import type { Payload } from './payloads/payload.ts';

export function docPage({ text }: Payload, addresses: readonly string[], index: number): string {
  const line = oneLine(text);
  const address = addresses[index % addresses.length] ?? '';
  const bare = oneLine(text).replace(/[<>]/g, encodeURIComponent);
  const fields = {
    title: text,
    description: text,
    cardTitle: text,
    cardDescription: text,
    githubLabel: text,
    githubSource: text,
    packageName: text,
    waiAria: address,
    materialDesign: address,
    unstyled: address,
    manualTitle: text,
    authors: [text],
    tags: [text],
    date: text,
    own: { __proto__: text, [text]: text },
  };
  return `---
${Object.entries(fields)
  .map(([key, value]) => `${key}: ${yaml(value)}`)
  .join('\n')}
---

# Title ${line}

Words before ${line} and words behind it.

## Heading ${line}

### Heading \`${line.replaceAll('`', '')}\`

*${line}* **${line}** ~~${line}~~ \`\` ${line} \`\`

[words](<${bare}>) [words](<${oneLine(address)}> "${line.replaceAll('"', '\\"')}") ![${line}](<${bare}>) ![words](<${oneLine(address)}> '${line.replaceAll("'", "\\'")}')

[words ${line}](/ui/) [ref][r]

[r]: <${bare}> "${line.replaceAll('"', '\\"')}"

| ${cell(text)} | b |
| --- | --- |
| ${cell(text)} | [c](<${oneLine(address).replaceAll('|', '%7C')}>) |

- item ${line}
- [ ] task ${line}

> quote ${line}

> [!NOTE] ${line}
> text ${line}

:::info ${line}
text ${line}
:::

::::tip
:::details ${line}
text
:::
::::

:::steps
1. first ${line}
2. second
:::

:::cards
- [${line}](/ui/)
  text ${line}
:::

:::filetree
- src/
  - ${line}
:::

\`\`\`js title="${line.replaceAll('"', '\\"')}" {1}
// ${line}
const a = ${JSON.stringify(text)};
\`\`\`

\`\`\`html
${text.replaceAll('```', '')}
\`\`\`

\`\`\`${line.replaceAll('`', '')}
${text.replaceAll('```', '')}
\`\`\`

<codeblock storageKey="${attribute(line)}">

\`\`\`bash ${line.replaceAll('`', '')}
npm i
\`\`\`

\`\`\`bash other
yarn
\`\`\`

</codeblock>

Note[^1] and [^${line.replace(/[[\]\s]/g, '')}].

[^1]: foot ${line}

<a href="${attribute(address)}" title="${attribute(text)}">raw</a>
<img src="${attribute(address)}" alt="${attribute(text)}">

inline ${text}

<div>

${text}

</div>

${text}
`;
}

export function landingPage({ text }: Payload, addresses: readonly string[], index: number): string {
  const address = addresses[index % addresses.length] ?? '';
  const fields = {
    title: `Landing ${text}`,
    description: text,
    layout: 'landing',
    unlisted: true,
    hero: { eyebrow: text, title: text, text, code: text, actions: [{ text, href: address, primary: true }] },
    cards: [
      { title: text, text, href: address, product: text, icon: text },
      { title: `b ${text}`, text, href: text },
    ],
    head: [{ tag: 'meta', attributes: { name: 'hostile', content: text } }],
  };
  return `---
${Object.entries(fields)
  .map(([key, value]) => `${key}: ${yaml(value)}`)
  .join('\n')}
---

${text}
`;
}

/** Every address in every place that takes one; those of raw HTML between quotes of both kinds. */
export function addressPage(addresses: readonly string[]): string {
  const rows = addresses.map((address, index) => {
    const line = oneLine(address);
    const raw = attribute(address);
    return `## Address ${index + 1}

[a](${line.replace(/[\s()<>]/g, encodeURIComponent)}) [b](<${line.replace(/[<>]/g, encodeURIComponent)}>) ![c](<${line.replace(/[<>]/g, encodeURIComponent)}>) <${line.replace(/[\s<>]/g, encodeURIComponent)}> [d][r${index}]

[r${index}]: <${line.replace(/[<>]/g, encodeURIComponent)}>

<a href="${raw}">e</a> <a href='${address.replaceAll("'", '&#39;')}'>f</a> <img src="${raw}" alt="g">

<p><a href="${raw}">h</a><a href="${raw}" target="_blank">i</a></p>
`;
  });
  return `# Addresses\n\n<p class="description">Of all kinds.</p>\n\n${rows.join('\n')}`;
}

export const oneLine = (text: string): string => text.replace(/[\0-\x1f\x7f\u2028\u2029]+/g, ' ').trim();
/** YAML reads what JSON writes. */
const yaml = (value: unknown): string => JSON.stringify(value);
const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|');
const attribute = (text: string): string => text.replaceAll('"', '&quot;');
