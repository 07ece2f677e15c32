// @vitest-environment happy-dom
// What the island of a demo loads: its script, and for a component the words that its page does not hold.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoOf } from '../../src/client/islands/demo-of.tsx';

const scriptOf = (code: string) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
const src = scriptOf('export default (props) => JSON.stringify(props);');
const written = { src, name: 'A', texts: { crashed: '', report: '' }, issueUrl: null };

async function shown(props: object): Promise<string> {
  const element = document.createElement('dg-island');
  element.setAttribute('props', JSON.stringify(props));
  const component = await demoOf(element);
  const html = renderToString(createElement(component, props as never /* see IslandComponent */));
  return html.replaceAll('&quot;', '"');
}

test('a component is given its words last', async () => {
  const words = scriptOf('export default { next: "Next" };');
  const componentProps = { rows: 3, userLanguage: 'en' };
  expect(await shown({ ...written, words, componentProps })).toBe(
    '{"rows":3,"userLanguage":"en","translations":{"next":"Next"}}',
  );
});

test('a demo is given nothing', async () => {
  expect(await shown(written)).toBe('{}');
});

test('words that cannot be loaded leave the island as the server sent it', async () => {
  const words = scriptOf('throw new Error("no words")');
  await expect(shown({ ...written, words, componentProps: {} })).rejects.toThrow('no words');
});
