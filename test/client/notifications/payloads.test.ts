// @vitest-environment happy-dom
// News of another host that holds payloads of all categories: whatever they are, nothing but a few plain elements comes of them.
import { expect, test } from 'vitest';
import { startNotifications } from '../../../src/client/notifications/start.ts';
import { EMPHASIS } from '../../../src/lib/short-html.ts';
import { CATEGORIES } from '../../e2e/hostile/payloads/all.ts';
import { payloadsOf } from '../../e2e/hostile/payloads/payload.ts';

const config = {
  url: '/news.json',
  permanent: null,
  texts: { title: 'Notifications', unseen: 'Notifications, {{count}} new', notAllowed: 'Not without you.' },
};

/** The list with one notification, whose title, text and address are this. */
async function listOf(payload: string): Promise<Element> {
  document.body.innerHTML =
    '<button popovertarget="dg-notifications"></button><div id="dg-notifications"><ul></ul></div>';
  const json = async () => [{ id: 1, title: payload, text: payload, href: payload }];
  const setTimeout = (run: () => void) => {
    run();
    return 0;
  };
  const fetch = async () => ({ ok: true, json });
  startNotifications({ document, navigator, fetch, setTimeout, clearTimeout }, config);
  await new Promise((resolve) => setImmediate(resolve)); // All promises are settled by then.
  return document.querySelector('#dg-notifications ul') ?? document.body;
}

/** `<img onerror>` for each element that may not be there, and each attribute. */
const unexpected = (list: Element): string[] =>
  [...list.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const names = [...attributes].filter(({ name, value }) => !(localName === 'a' && isAddress(name, value)));
    const isKnown = ['li', 'p', 'strong', 'a', ...EMPHASIS].includes(localName);
    return isKnown && names.length === 0 ? [] : [`<${[localName, ...names.map(({ name }) => name)].join(' ')}>`];
  });
const isAddress = (name: string, value: string) =>
  name === 'href' && /^https?:$/.test(new URL(value, 'https://acme.example').protocol);

test.each(CATEGORIES.map(({ name }) => name))('news with payloads of the category %s are plain', async (name) => {
  const payloads = payloadsOf(
    CATEGORIES.filter((category) => category.name === name),
    'https://canary.example',
  ).filter(({ text }) => text !== '' && text.length <= 2000);
  expect(payloads.length).toBeGreaterThan(3);
  for (const { text } of payloads) {
    const list = await listOf(text);
    const [item, ...more] = list.children;
    expect([text, more.length, item?.firstChild?.textContent]).toEqual([text, 0, text]);
    expect([text, unexpected(list)]).toEqual([text, []]);
  }
});
