// Forty mistakes of five kinds in eight places: `docs-gen check` finds each where its author made it, and nothing else.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const root = sharedTempDir();

/** `^` stands before what is wrong. */
const KINDS = {
  prop: '<Notice label="It burns." ^urgence="high" />',
  value: '<Notice label="It burns." ^urgency="hihg" />',
  import: '<^Notise label="It burns." />',
  required: '<^Notice urgency="high" />',
  deprecated: '<Notice label="It burns." ^loud />',
} as const;
type Kind = keyof typeof KINDS;

const IMPORT = "import { Notice } from '@acme/ui';";
const component = (name: string, code: string) => `export default function ${name}() {\n  return ${code};\n}`;
const fence = (words: string, code: string, indent = '') =>
  [`\`\`\`tsx${words}`, ...code.split('\n'), '```'].map((line) => indent + line).join('\n');
const exampleOf = (code: string) => `${IMPORT}\n\nexport const example = ${code};`;
const demoOf = (name: string, code: string) => `${IMPORT}\n\n${component(name, code)}\n`;

/** Files below `content/ui` for a mistake of one kind, and the one with the mistake. */
type Place = (name: string, code: string) => { readonly files: Record<string, string>; readonly mistake: string };

const page = (name: string, body: string) => ({
  [`${name}/${name}.md`]: `# ${name}\n\n<p class="description">A notice.</p>\n\n${body}\n`,
});

const PLACES: Readonly<Record<string, Place>> = {
  Demo: (name, code) => ({
    files: { ...page(name, `{{"demo": "${name}.js"}}`), [`${name}/${name}.tsx`]: demoOf(name, code) },
    mistake: `${name}/${name}.tsx`,
  }),
  Helper: (name, code) => ({
    files: {
      ...page(name, `{{"demo": "${name}.js"}}`),
      [`${name}/${name}.tsx`]: `import { parts } from './${name}Parts';\n\n${component(name, 'parts')}\n`,
      [`${name}/${name}Parts.tsx`]: `${IMPORT}\n\nexport const parts = ${code};\n`,
    },
    mistake: `${name}/${name}Parts.tsx`,
  }),
  Inline: (name, code) => inPage(name, fence(' demo', demoOf(name, code).trimEnd())),
  Fence: (name, code) => inPage(name, fence('', exampleOf(code))),
  List: (name, code) => inPage(name, `- A notice:\n\n${fence('', exampleOf(code), '  ')}`),
  Callout: (name, code) => inPage(name, `:::info\n${fence(' title="src/a.tsx"', exampleOf(code))}\n:::`),
  Included: (name, code) => ({
    files: {
      ...page(name, `{{"include": "_${name}.md"}}`),
      [`${name}/_${name}.md`]: `${fence('', exampleOf(code))}\n`,
    },
    mistake: `${name}/_${name}.md`,
  }),
  FromFile: (name, code) => ({
    files: { ...page(name, '```tsx file="./_example.tsx"\n```'), [`${name}/_example.tsx`]: `${exampleOf(code)}\n` },
    mistake: `${name}/_example.tsx`,
  }),
};

function inPage(name: string, body: string) {
  return { files: page(name, body), mistake: `${name}/${name}.md` };
}

const MISTAKES = Object.entries(PLACES).flatMap(([place, make]) =>
  (Object.keys(KINDS) as Kind[]).map((kind) => {
    const name = place + kind.replace(/^./, (first) => first.toUpperCase());
    const { files, mistake } = make(name, KINDS[kind]);
    const lines = files[mistake]?.split('\n') ?? [];
    const line = lines.findIndex((text) => text.includes('^'));
    const plain = Object.entries(files).map(([path, text]) => [`content/ui/${path}`, text.replace('^', '')] as const);
    return {
      kind,
      files: Object.fromEntries(plain),
      at: `content/ui/${mistake}:${line + 1}:${(lines[line]?.indexOf('^') ?? 0) + 1}`,
    };
  }),
);

const SITE = {
  'package.json': '{ "name": "acme-docs", "private": true }',
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  aliases: { '@acme/ui': './src/index.tsx' },
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'src/index.tsx': `export interface NoticeProps {
  label: string;
  urgency?: 'low' | 'high';
  /** @deprecated Use \`urgency\`. */
  loud?: boolean;
}

export function Notice({ label, urgency = 'low' }: NoticeProps) {
  return <p className={urgency}>Notice: {label}</p>;
}
`,
  'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nNotices.\n',
};

interface Said {
  readonly code: string;
  readonly severity: string;
  readonly at: { readonly file: string; readonly line: number; readonly column: number };
}

let said: readonly Said[] = [];

beforeAll(async () => {
  await writeFiles(root, Object.assign({}, SITE, ...MISTAKES.map(({ files }) => files)));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  const { stdout } = await runCommandHere(['check', '--root', root, '--format', 'json']);
  said = JSON.parse(stdout).diagnostics;
});

describe('docs-gen check', () => {
  test('finds each of forty mistakes in demos and fences at its file, line and column', () => {
    expect(MISTAKES).toHaveLength(40);
    const places = said.map(({ at: { file, line, column } }) => `${file}:${line}:${column}`);
    expect([...new Set(places)].sort()).toEqual(MISTAKES.map(({ at }) => at).sort());
  });

  test('reports each mistake once', () => {
    const again = said.filter(({ at }, index) => said.findIndex((other) => isSame(other.at, at)) !== index);
    expect(again).toEqual([]);
  });

  test('takes deprecated names for warnings, and everything else for errors', () => {
    const kindAt = new Map(MISTAKES.map(({ at, kind }) => [at, kind]));
    for (const { severity, at } of said) {
      const kind = kindAt.get(`${at.file}:${at.line}:${at.column}`);
      expect(severity, JSON.stringify(at)).toBe(kind === 'deprecated' ? 'warning' : 'error');
    }
  });
});

function isSame(a: Said['at'], b: Said['at']): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
