// A demo opens on its preview only if there is one in each of its languages and stylings.
import { expect, test } from 'vitest';
import { site } from '../support/site-chain.ts';

const component = (lines: number) =>
  `export default function Box() {\n  return (\n    <section>\n${'      <p>Text</p>\n'.repeat(lines)}    </section>\n  );\n}\n`;

const SHORT = component(2);
const LONG = component(40);

const button = (html: string, demo: string) => {
  const frame = html.slice(html.indexOf(`data-demo="${demo}"`));
  return [/data-closed="(\w+)"/.exec(frame)?.[1], /data-act="expand"[^>]*>([^<]+)</.exec(frame)?.[1]];
};

test('a demo has the preview that all of its stylings have, and else offers its code', async () => {
  await site({
    'ui/index.md':
      '# Acme UI\n\n<p class="description">Boxes.</p>\n\n{{"demo": "Both"}}\n\n{{"demo": "One"}}\n\n{{"demo": "Alone.js"}}\n\n{{"demo": "Longer.js"}}\n\n{{"demo": "TooLong.js"}}\n',
    'ui/Both/system/index.tsx': SHORT,
    'ui/Both/css/index.tsx': SHORT,
    'ui/One/system/index.tsx': SHORT,
    'ui/One/css/index.tsx': LONG,
    'ui/Alone.tsx': SHORT,
    'ui/Alone.tsx.preview': '<p>Text</p>\n',
    'ui/Alone.js': LONG,
    // 16 lines in TypeScript; its JavaScript has two more.
    'ui/Longer.tsx': component(14),
    'ui/Longer.js': component(14).replace('<p>Text</p>', '<p>\n        Text\n      </p>'),
    'ui/TooLong.tsx': component(15),
    'ui/TooLong.js': component(15).replace('<p>Text</p>\n      <p>Text</p>', '<p>Text</p><p>Text</p>'),
    'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  })
    .build()
    .expectDiagnostics(['demos/javascript-differs ui/Alone.js:6:7'])
    .expectPage('/ui/', (_page, html) => {
      expect(button(html, 'Both')).toEqual(['preview', 'Expand code']);
      expect(button(html, 'One')).toEqual(['closed', 'Show code']);
      expect(button(html, 'Alone')).toEqual(['preview', 'Expand code']); // Its author wrote one for both languages.
      expect(button(html, 'Longer')).toEqual(['preview', 'Expand code']);
      expect(button(html, 'TooLong')).toEqual(['closed', 'Show code']);
      expect(html.match(/class="dg-demo-preview"/g)).toHaveLength(2 * 2 + 2 + 2 + 2); // One of the stylings of `One` has some, too.
    });
});
