// What a card looks like as elements, and that it is drawn anew when it looks different.
import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from '../../src/social-cards/card.tsx';
import type { CardContent } from '../../src/social-cards/content.ts';
import { VERSION } from '../../src/social-cards/plan.ts';

const content: CardContent = {
  title: 'Button',
  description: 'Press it.',
  name: 'Acme UI',
  family: 'Core',
  host: 'acme.example',
  logo: '<svg fill="currentColor"/>',
  colors: { brand: '#c02670', ground: '#fff', text: '#141a24', secondary: '#505b6b', border: '#ddd' },
  language: 'en',
  direction: 'ltr',
};
const families = { title: ['a', 'b'], description: ['c'], name: ['a'], family: ['c'], host: ['c'] };
const html = (more: Partial<CardContent> = {}) =>
  renderToStaticMarkup(<Card content={{ ...content, ...more }} families={families} />);

// Cards of earlier builds are taken as they are: whoever changes the layout writes the next number into `VERSION`.
test('the version of the layout changes with the HTML of the card', () => {
  expect(`${VERSION.split(' ')[0]} ${html()}`).toMatchInlineSnapshot(
    `"1 <div style="display:flex;flex-direction:column;direction:ltr;box-sizing:border-box;width:1200px;height:630px;padding:68px 80px 56px;background-color:#fff;color:#141a24;border-top:12px solid #c02670"><div style="display:flex;align-items:center;gap:20px"><img src="data:image/svg+xml;base64,PHN2ZyBmaWxsPSIjMTQxYTI0Ii8+" width="64" height="64" alt=""/><div lang="en" style="display:block;font-size:34px;font-weight:600;font-family:a;letter-spacing:-0.01em">Acme UI</div><div lang="en" style="display:block;font-size:34px;font-weight:400;font-family:c;color:#505b6b">Core</div></div><div style="display:flex;flex-direction:column;flex-grow:1;justify-content:center;gap:24px"><div lang="en" style="display:block;font-size:84px;font-weight:600;font-family:a, b;line-height:1.12;letter-spacing:-0.025em">Button</div><div lang="en" style="display:block;font-size:32px;font-weight:400;font-family:c;line-height:1.4;color:#505b6b;line-clamp:3;text-wrap:pretty">Press it.</div></div><div style="display:flex;align-items:center;border-top:2px solid #ddd;padding-top:28px"><div lang="en" style="display:block;font-size:26px;font-weight:400;font-family:c;color:#505b6b">acme.example</div></div></div>"`,
  );
});

test('the version includes the versions of the drawing packages', async () => {
  const { dependencies } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(VERSION).toContain(`satori ${dependencies.satori} resvg ${dependencies['@resvg/resvg-js']}`);
});

test('a card in a right-to-left language starts at the right', () => {
  expect(html({ direction: 'rtl', language: 'ar' })).toContain('direction:rtl');
});

test('a card leaves out missing parts', () => {
  const bare = html({ logo: null, family: '', description: '' });
  expect(bare).not.toMatch(/<img|Core|Press/);
  expect(bare).toContain('Button');
});

test('a line of a title does not start with a dash', () => {
  expect(html({ title: 'Data Grid - Editing' })).toContain('Data Grid\u00a0- Editing');
});

test('the logo of a card has the colour of the text', () => {
  const [, data = ''] = /base64,([^"]*)/.exec(html()) ?? [];
  expect(Buffer.from(data, 'base64').toString()).toBe('<svg fill="#141a24"/>');
});

test('joined letters have no letter spacing, and words of a script without spaces may wrap', () => {
  expect(html()).toContain('letter-spacing:-0.025em');
  expect(html({ title: 'زر' })).not.toContain('letter-spacing:-0.025em');
  expect(html({ title: 'ปุ่มกดสำคัญ', language: 'th' })).toMatch(/ปุ่ม\u200b?กด\u200bสำคัญ/);
});
