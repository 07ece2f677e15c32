// @vitest-environment happy-dom
// What a reader who copies a block gets.
import { describe, expect, test } from 'vitest';
import { codeText } from '../../src/client/effects/code-text.ts';

function copied(language: string, html: string): string {
  const code = document.createElement('code');
  code.className = language === '' ? '' : `language-${language}`;
  code.innerHTML = html;
  return codeText(code);
}

const line = (text: string, mark = '') => `<span class="l"${mark === '' ? '' : ` data-m="${mark}"`}>${text}</span>`;

test.each([
  ['', 'a\nb', 'a\nb'],
  ['ts', '$ a\n<span class="k">const</span> b', '$ a\nconst b'],
])('%s: the text of the block', (language, html, expected) => {
  expect(copied(language, html)).toBe(expected);
});

test('removed lines are left out, with any other marks; lines with other marks are not', () => {
  const html = line('a\n', 'ins') + line('b\n', 'focus del') + line('c\n', 'delta') + line('d', 'error');
  expect(copied('ts', html)).toBe('a\nc\nd');
});

test('folded lines are copied too', () => {
  expect(copied('ts', 'a\n<span class="r" hidden="until-found">b\nc</span>')).toBe('a\nb\nc');
});

describe('a shell', () => {
  test.each([
    ['bash', '$ npm i', 'npm i'],
    ['bash', 'npm i\nnpm test', 'npm i\nnpm test'],
    ['console', '$ a\nout\n$ b', 'a\nb'],
    ['sh', '> a', 'a'],
    ['powershell', 'PS C:\\src&gt; a\nout\nPS C:\\src&gt; b', 'a\nb'],
    ['powershell', '&gt; a `\n  -b\nout', 'a `\n  -b'],
    // A command that goes on, by a backslash, by the second prompt and by a text of its own.
    ['bash', '$ a \\\n    --b\nout', 'a \\\n    --b'],
    ['bash', '$ for i in 1; do\n&gt; a\n&gt; done\nout', 'for i in 1; do\na\ndone'],
    ['bash', '$ cat &lt;&lt;EOF &gt; f\nb\nEOF\nout\n$ c', 'cat <<EOF > f\nb\nEOF\nc'],
    ['bash', 'echo "$ a"\n  $ b', 'echo "$ a"\n  $ b'],
  ])('%s %j', (language, html, expected) => {
    expect(copied(language, html)).toBe(expected);
  });
});

describe('a diff', () => {
  const diff = (...lines: string[]) =>
    lines.map((text) => line(text, text[0] === '+' ? 'ins' : text[0] === '-' ? 'del' : '')).join('');

  test.each([
    ['is the code afterwards', diff(' a\n', '-b\n', '+c\n', ' d'), 'a\nc\nd'],
    ['keeps lines that do not stand behind a sign', diff('a\n', '-b\n', '+c'), 'a\nc'],
    ['may end in a removed line', diff('+a\n', '-b'), 'a'],
  ])('%s', (_name, html, expected) => {
    expect(copied('diff', html)).toBe(expected);
  });

  test('that is a patch stays one', () => {
    const lines = ['--- a/x\n', '+++ b/x\n', '@@ -1 +1 @@\n', '-a\n', '+b'];
    expect(copied('diff', diff(...lines))).toBe(lines.join(''));
  });
});
