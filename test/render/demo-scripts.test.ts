// The scripts in the HTML of demos, which the policy of the site names by their hashes.
import { expect, test } from 'vitest';
import { type BuiltDemo, DEMO_PREFIX } from '../../src/model/demo.ts';
import { demoScripts } from '../../src/render/demo-scripts.ts';

const demos = (...pieces: readonly (string | null)[]) =>
  new Map(
    pieces.map((text, index): [string, BuiltDemo] => [
      `demo-${index}`,
      {
        script: 'assets/demo.js',
        styles: [],
        html: text === null ? null : { text, use: 'hydrate' },
        props: null,
        words: null,
        collected: '',
      },
    ]),
  );

test('each stands once, in an order that is not that of the demos', () => {
  const found = demoScripts(demos('<p>1</p><script>b()</script>', null, '<script>a()</script><script>b()</script>'));
  expect(found).toEqual([
    { tag: 'script', attributes: {}, content: 'a()' },
    { tag: 'script', attributes: {}, content: 'b()' },
  ]);
});

test('their attributes say what is none', () => {
  const found = demoScripts(
    demos('<script id="x" type="application/json">{"a":"<p>"}</script><script src="/x.js" async=""></script>'),
  );
  expect(found).toEqual([
    { tag: 'script', attributes: { type: 'application/json' }, content: '{"a":"<p>"}' },
    { tag: 'script', attributes: { src: '/x.js' }, content: '' },
  ]);
});

test('one that holds an id of its demo is left out', () => {
  expect(demoScripts(demos(`<script>show("${DEMO_PREFIX}-1")</script>`))).toEqual([]);
});
