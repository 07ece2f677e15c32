// The rules that the demos of content/ keep, as far as their text shows them: what they render is tested elsewhere.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fg from 'fast-glob';
import { describe, expect, it } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../content');
const STYLINGS = ['system', 'tailwind', 'css'];
const MAX_LINES = 85;
/** Templates are whole pages. */
const MAX_TEMPLATE_LINES = 200;
const TEMPLATE = /\/templates\//;

const files = fg
  .sync('**/*.{tsx,ts,js,preview}', {
    cwd: CONTENT,
    ignore: ['**/pages.ts', 'base-ui/api-names.ts', '**/*.d.ts', '**/demo-wrapper.tsx'],
  })
  .sort();
const text = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const demos = fg.sync('**/*.md', { cwd: CONTENT }).sort().flatMap(demosOf);
const demoFiles = [...new Set(demos.flatMap(({ files }) => files))];

describe('demos of content/', () => {
  it('are at least 44, ten of them in three stylings', () => {
    expect(demos.length).toBeGreaterThanOrEqual(44);
    expect(demos.filter((demo) => demo.files.length === STYLINGS.length).length).toBeGreaterThanOrEqual(10);
  });

  it.each(demos)('include the files of $name', (demo) => {
    expect(demo.files).not.toEqual([]);
  });

  it('are used by a page or imported by a demo, every one', () => {
    const known = new Set<string>();
    const read = (file: string): void => {
      const name = file.replace(/\.[^/.]+$/, '');
      if (known.has(name)) return;
      known.add(name);
      for (const form of [file, `${name}.tsx`, `${name}.ts`].filter((path) => files.includes(path)))
        for (const [, path = ''] of text(form).matchAll(/from '(\.\.?\/[^']+)'/g)) read(join(dirname(form), path));
    };
    for (const file of [...demoFiles, ...fg.sync('**/*.md', { cwd: CONTENT }).flatMap(componentsOf)]) read(file);
    expect(files.filter((file) => !known.has(file.replace(/(?:\.tsx)?\.[^/.]+$/, '')))).toEqual([]);
  });

  it.each(demoFiles)('export one function and stay short: %s', (file) => {
    const source = text(file);
    expect(source.match(/^export default function [A-Z]\w*\(/gm)).toHaveLength(1);
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(
      TEMPLATE.test(file) ? MAX_TEMPLATE_LINES : MAX_LINES,
    );
  });

  // What a server writes and what a browser renders first have to be the same, anywhere and at any time.
  it.each(files)('do not use the time, random numbers or the network: %s', (file) => {
    expect(text(file)).not.toMatch(/Date\.now|new Date\(\)|Math\.random|dayjs\(\)|fetch\(|https?:|toLocale\w*\(\)/);
  });
});

/** Components that a page shows without a frame. */
function componentsOf(page: string): string[] {
  return [...text(page).matchAll(/^\{\{"component": "(\.[^"]+)".*\}\}$/gm)].map(([, path = '']) =>
    join(dirname(page), path.replace(/\.\w+$/, '.tsx')),
  );
}

interface NamedDemo {
  readonly name: string;
  readonly files: readonly string[];
}

/** Directives of a page stand alone on their line; those inside a code block are examples. */
function demosOf(page: string): NamedDemo[] {
  const prose = text(page).replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^\{\{"demo": "([^"]+)".*\}\}$/gm)].map(([, path = '']) => {
    const stem = join(dirname(page), path.replace(/\.\w+$/, ''));
    const forms = [`${stem}.tsx`, ...STYLINGS.map((styling) => `${stem}/${styling}/index.tsx`)];
    return { name: relative('.', stem), files: forms.filter((form) => files.includes(form)) };
  });
}
