// Formulas in markdown: which dollar signs are formulas, what becomes of them, and what is said of those that are wrong.
import { describe, expect, test } from 'vitest';
import { math } from '../../src/plugins/math.ts';
import { compilePage } from '../support/compile-page.tsx';

const config = (parser: string, options = {}) => ({ plugins: [math(options)], markdown: { parser } });

/** `[x^2]` for each formula; the text around it as it is. */
async function formulasOf(line: string, parser: string): Promise<string> {
  const { html } = await compilePage(line, { config: config(parser) });
  return html.replace(/<math[^>]*>(.*?)<\/math>/gs, (_, inner: string) => `[${inner.replace(/<[^>]+>/g, '')}]`);
}

describe.each(['satteri', 'remark'])('the math plugin with the %s parser', (parser) => {
  test.each([
    ['A formula: $x^2$.', '<p>A formula: [x2].</p>'],
    ['It costs $5 and $10.', '<p>It costs $5 and $10.</p>'],
    ['It costs $5 or $10, and $a$ and $2b$.', '<p>It costs $5 or $10, and [a] and [2b].</p>'],
    ['$5 **or** $10', '<p>$5 <strong>or</strong> $10</p>'],
    ['Between $20,000 and $30,000', '<p>Between $20,000 and $30,000</p>'],
    ['From $ a $ to $b$', '<p>From $ a $ to [b]</p>'],
    ['Escaped: \\$a\\$', '<p>Escaped: $a$</p>'],
    ['Code: `$a$`', '<p>Code: <code>$a$</code></p>'],
    ['[$5](https://a.example/?p=$5 "$5")', '<p><a href="https://a.example/?p=$5" title="$5">$5</a></p>'],
    ['In a line of its own: $$c$$', '<p>In a line of its own: [c]</p>'],
    ['$a_b$ and $c_d$', '<p>[ab] and [cd]</p>'],
  ])('renders %j', async (line, expected) => {
    const html = await formulasOf(line, parser);
    expect(html.replace(/ (?:rel|target)="[^"]*"/g, '').trim()).toBe(expected);
  });

  test('puts a block into a frame that scrolls and has keyboard focus', async () => {
    const { html, said } = await compilePage('$$\na+b\n$$', { config: config(parser) });
    expect(html).toContain('<div dir="ltr" tabindex="0" style="overflow-x:auto;');
    expect(html).toMatch(
      /<math display="block"[^>]* dir="ltr"><mrow><mi>a<\/mi><mo>\+<\/mo><mi>b<\/mi><\/mrow><\/math>/,
    );
    expect(said).toEqual([]);
  });

  test('keeps formulas on a page with raw HTML, and removes the author’s own MathML', async () => {
    const { html } = await compilePage('<div>\n\n$x$\n\n</div>\n\n<math><mi>y</mi></math>', { config: config(parser) });
    expect(html).toContain('<math dir="ltr"><mi>x</mi></math>');
    expect(html).not.toContain('<mi>y</mi>');
  });

  test('reports an error at its position', async () => {
    const { diagnostics, said } = await compilePage(
      'One.\n\nBad $a + \\frc{1}{2}$ here.\n\n> $$\n> a\n> \\left( b\n> $$',
      {
        config: config(parser),
      },
    );
    expect(said).toEqual(['3:10 error markdown/plugin-message', '5:3 error markdown/plugin-message']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The formula can not be read: Unsupported function name: \\frc. (plugin math)',
      "The formula can not be read: Expected '\\right', got 'EOF'. (plugin math)",
    ]);
  });
});

test('macros of the site are available in formulas', async () => {
  const { html } = await compilePage('$\\R$', { config: config('satteri', { macros: { '\\R': '\\mathbb{R}' } }) });
  expect(html).toContain('>ℝ</');
});

test('a formula cannot define a command for the next one', async () => {
  const { said } = await compilePage('$\\gdef\\foo{x}\\foo$ and $\\foo$', { config: config('satteri') });
  expect(said).toEqual(['1:25 error markdown/plugin-message']);
});

test('the content of a formula is text, not HTML', async () => {
  const { html } = await compilePage('$\\text{<img src=x onerror=alert(1)>}$ $\\href{javascript:alert(1)}{x}$', {
    config: config('satteri'),
  });
  expect(html).not.toMatch(/<img|href=/);
});

test('dollar signs are text without the math plugin', async () => {
  const { html } = await compilePage('A $x^2$ and\n\n$$\na\n$$');
  expect(html).not.toContain('<math');
  expect(html).toContain('$x^2$');
});
