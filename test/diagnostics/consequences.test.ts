import { describe, expect, test } from 'vitest';
import { authorLines } from '../../src/diagnostics/author-lines.ts';
import type { Code } from '../../src/diagnostics/catalogue.ts';
import { withoutConsequences } from '../../src/diagnostics/consequences.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';

const at = (code: Code, file: string, line = 1): Diagnostic => ({
  code,
  severity: 'error',
  message: '',
  at: { file, line, column: 3 },
});

const PAGE = `# Page

\`\`\`tsx demo=First
import x from 'not-there';
export default () => window.name;
\`\`\`

> - ~~~jsx demo=Second
>   export default () => window.name;
>   ~~~

{{"demo": "Third.js"}}
`;

const left = (diagnostics: readonly Diagnostic[]) => {
  const lineOf = authorLines((file) => (file === 'page.md' ? PAGE : undefined));
  return withoutConsequences(diagnostics, lineOf).map(({ code, at }) => `${code} ${at?.file}:${at?.line}`);
};

const CAUSES = ['demos/syntax', 'demos/missing-import', 'demos/missing-package'] as const;
const CONSEQUENCES = [
  'demos/sandbox',
  'demos/not-in-edited-code',
  'demos/javascript-differs',
  'demos/not-rendered',
  'demos/browser-only',
] as const;

describe('the consequences of a mistake', () => {
  test.each(CAUSES)('%s are left out in the same file, whatever their line is', (cause) => {
    const consequences = CONSEQUENCES.map((code, index) => at(code, 'a/Demo.tsx', index + 2));
    expect(left([...consequences, at(cause, 'a/Demo.tsx')])).toEqual([`${cause} a/Demo.tsx:1`]);
  });

  test('are left out for the JavaScript of the same demo', () => {
    const found = [at('demos/syntax', 'a/Demo.tsx'), at('demos/javascript-differs', 'a/Demo.js', 4)];
    expect(left(found)).toEqual(['demos/syntax a/Demo.tsx:1']);
  });

  test('are reported for other files', () => {
    const found = [at('demos/syntax', 'a/Demo.tsx'), at('demos/not-rendered', 'a/Demo2.tsx')];
    expect(left(found)).toHaveLength(2);
  });

  test('are reported if no cause is, and without a place', () => {
    const found: Diagnostic[] = [
      at('demos/not-rendered', 'a/Demo.tsx'),
      { code: 'demos/sandbox', severity: 'warning', message: '' },
    ];
    expect(left(found)).toHaveLength(2);
    expect(left([...found, at('demos/syntax', 'b.tsx')])).toHaveLength(3);
  });

  test('do not include other mistakes of the same file', () => {
    const found = [at('demos/missing-package', 'a/Demo.tsx'), at('demos/late-error', 'a/Demo.tsx', 5)];
    expect(left(found)).toHaveLength(2);
  });
});

describe('a demo that cannot be bundled', () => {
  test('is not reported if its code does not parse', () => {
    expect(left([at('demos/syntax', 'a.tsx', 1), at('demos/not-bundled', 'a.tsx', 9)])).toEqual([
      'demos/syntax a.tsx:1',
    ]);
  });

  test('is not reported at the line of a missing import, and is at other lines', () => {
    const found = [
      at('demos/missing-import', 'a.tsx', 2),
      at('demos/not-bundled', 'a.tsx', 2),
      at('demos/not-bundled', 'a.tsx', 3),
    ];
    expect(left(found)).toEqual(['demos/missing-import a.tsx:2', 'demos/not-bundled a.tsx:3']);
  });
});

describe('a project for an online editor', () => {
  test('is not reported for what the bundle of demos is warned about at the same line', () => {
    const warned = [at('bundle/warning', 'a.tsx', 2), at('demos/not-rendered', 'a.tsx', 2)];
    const derived: Diagnostic = { code: 'demos/sandbox', severity: 'warning', message: '', at: { file: 'a.tsx' } };
    expect(left([...warned, at('demos/sandbox', 'a.tsx', 2), derived])).toHaveLength(2);
    expect(left([...warned, at('demos/sandbox', 'a.tsx', 3)])).toHaveLength(3);
  });
});

describe('a demo in a page', () => {
  test('has consequences in its own fence only', () => {
    const cause = at('demos/missing-package', 'page.md', 4);
    const others = [9, 12].map((line) => at('demos/not-rendered', 'page.md', line));
    expect(left([cause, at('demos/not-rendered', 'page.md', 5), at('demos/sandbox', 'page.md', 3), ...others])).toEqual(
      ['demos/missing-package page.md:4', 'demos/not-rendered page.md:9', 'demos/not-rendered page.md:12'],
    );
  });
});
