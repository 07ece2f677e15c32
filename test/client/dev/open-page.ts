// Opens a page in the window of the test.
import { createIslands } from '../../../src/client/dev/islands.ts';
import { createPage } from '../../../src/client/dev/page.ts';

export interface Parts {
  readonly head?: string;
  readonly body?: string;
  readonly attributes?: string;
}

const htmlOf = ({ head = '', body = '', attributes = 'lang="en"' }: Parts) =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

export function open(parts: Parts) {
  const html = htmlOf(parts);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  const page = createPage(
    window as unknown as Window & typeof globalThis /* Of happy-dom. */,
    html,
    createIslands('/docs/'),
  );
  return { ...page, change: (next: Parts) => page.show(htmlOf(next)) };
}

export const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};
