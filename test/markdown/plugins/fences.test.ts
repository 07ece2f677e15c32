// Fences and tab groups become the HTML that readers get.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../support/compile-page.tsx';

const html = async (markdown: string) => (await compilePage(markdown)).html.trim();

const said = async (markdown: string) => (await compilePage(markdown)).said;

describe('tab groups', () => {
  const group = (key: string, ...labels: string[]) =>
    `<codeblock${key}>\n\n${labels.map((label) => `\`\`\`bash ${label}\n${label} add\n\`\`\`\n`).join('\n')}\n</codeblock>\n`;

  test.each([
    // Written order stays; npm is open first where the key is the package manager's.
    [group(' storageKey="package-manager"', 'pnpm', 'npm', 'yarn'), 'pnpm npm yarn', 'npm'],
    [group(' storageKey="package-manager"', 'yarn', 'pnpm'), 'yarn pnpm', 'pnpm'],
    [group(' storageKey="package-manager"', 'bun'), 'bun', 'bun'],
    [group(' storageKey="pricing-plan"', 'Pro', 'npm'), 'Pro npm', 'Pro'],
    [group(' storageKey="constructor"', 'a', 'b'), 'a b', 'a'],
    [group('', 'a', 'b'), 'a b', 'a'],
  ])('%j has the tabs %s and opens %s', async (markdown, labels, first) => {
    const page = await compilePage(markdown);
    expect(page.html).toContain(`data-tabs="${labels}" data-first="${first}"`);
    expect(page.said).toEqual([]);
  });

  test('take the preferred order from the configuration', async () => {
    const config = { markdown: { storageKeys: { plan: ['Premium', 'Pro'] } } };
    expect((await compilePage(group(' storageKey="plan"', 'Pro', 'Premium'), { config })).html).toContain(
      'data-first="Premium"',
    );
  });

  test('leave out empty fences, and name fences without a label by their language', async () => {
    expect(await html('<codeblock>\n\n```bash a\n```\n\n```js\n1\n```\n\n</codeblock>\n')).toContain('data-tabs="js"');
  });

  test('show other blocks above or below the tabs, and report the first one of each side', async () => {
    const page = await compilePage(
      '<codeblock>\nabove\n\n- list\n\n```js a\n1\n```\n\nbetween\n\n```js b\n1\n```\n\nbelow\n</codeblock>\n',
    );
    expect(page.html).toMatch(/<p>above<\/p>[\s\S]*list[\s\S]*data-tabs="a b"[\s\S]*<p>between<\/p>\s*<p>below<\/p>/);
    expect(page.said).toEqual(['2:1 error markdown/unfit-block', '10:1 error markdown/unfit-block']);
    expect(page.diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual(
      ['above', 'below'].map(
        (side) =>
          `"<codeblock>" is not written correctly: a tab contains code only, and this block is shown ${side} the tabs. move it ${side} the <codeblock>.`,
      ),
    );
    expect(await html('<codeblock>\ntext\n</codeblock>\n')).toBe('<p>text</p>');
  });

  test('may contain what readers do not see', async () => {
    expect(
      await said(
        '<codeblock>\n<!-- note -->\n\n```js a\n1\n```\n\n[x]: /ui/\n\n```ts check-setup\n1;\n```\n</codeblock>\n',
      ),
    ).toEqual([]);
  });

  test('without an end are reported', async () => {
    expect(await said('a\n\n<codeblock>\n\n```js a\n1\n```\n')).toEqual(['3:1 error markdown/unclosed-block']);
  });
});

describe('fences', () => {
  test('have a language, a title, and highlighted code', async () => {
    expect(await html('```TSX title="src/a.tsx"\nconst a = <b>1</b>;\n```\n')).toBe(
      '<pre lang="tsx" title="src/a.tsx"><span class="k">const</span> a = &lt;<span class="g">b</span>&gt;1&lt;/<span class="g">b</span>&gt;;</pre>',
    );
  });

  test.each([
    ['```jsxx\na\n```\n', '1:1 warning markdown/unknown-language'],
    ['- a\n\n  ```constructor\n  a\n  ```\n', '3:3 warning markdown/unknown-language'],
    ['```__proto__\na\n```\n', '1:1 warning markdown/unknown-language'],
  ])('%j is plain text, and reported', async (markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([expected]);
    expect(page.html).toContain('>a</pre>');
  });
});
