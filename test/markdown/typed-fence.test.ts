// Words of a fence that say what `docs-gen check` does with its code: readers see neither them nor what only sets code up.
import { describe, expect, it } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const CODE = ['```ts WORDS', 'const answer = 42;', '```'].join('\n');

const page = (words: string) => CODE.replace('WORDS', words);

describe('the words of a checked fence', () => {
  it.each(['check', 'no-check', 'check="Partial<Config>"', 'check title="a.ts"', "check='Config' {1}"])(
    'are known: %s',
    async (words) => {
      const plain = await compilePage(page(words.replace(/(?:no-)?check(?:=(["']).*?\1)?/, '')));
      const { said, html } = await compilePage(page(words));
      expect(said).toEqual([]);
      expect(html).toBe(plain.html);
    },
  );

  it('are told of when they are misspelt', async () => {
    const { said } = await compilePage(page('nocheck'));
    expect(said).toEqual(['1:7 error markdown/unknown-fence-option']);
  });

  it('give no tab its name', async () => {
    const tabs = ['<codeblock>', '', page('check TypeScript'), '', '</codeblock>'].join('\n');
    expect((await compilePage(tabs)).html).toContain('data-tabs="TypeScript"');
  });

  it('are no options of a demo', async () => {
    const { said, page: compiled } = await compilePage(page('demo=Answer no-check'));
    expect(said).toEqual([]);
    expect(compiled.demos.map(({ demo, options }) => [demo, options.check])).toEqual([['Answer', false]]);
  });
});

describe('a fence that sets others up', () => {
  it('is on no page, whether code is checked or not', async () => {
    for (const fences of ['off', 'all']) {
      const { html, said } = await compilePage(`Before.\n\n${page('check-setup')}\n\nBehind.`, {
        config: { check: { fences } },
      });
      expect(said).toEqual([]);
      expect(html.replace(/\[intro-end\]/, '').replace(/\s+/g, '')).toBe('<p>Before.</p><p>Behind.</p>');
    }
  });

  it('is known to the check in the order of the page', async () => {
    const text = [page('check-setup'), page('no-check'), page('check title="src/a.ts" del={1}')].join('\n\n');
    const { page: compiled } = await compilePage(text, { config: { check: { fences: 'all' } } });
    expect(compiled.fences.map(({ kind, title, deleted, at }) => [kind, title, deleted, at[0]?.line])).toEqual([
      ['setup', null, [], 2],
      ['shown', 'src/a.ts', [1], 10],
    ]);
    const { page: unchecked } = await compilePage(text, { config: { check: { fences: 'off' } } });
    expect(unchecked.fences).toEqual([]);
  });
});
