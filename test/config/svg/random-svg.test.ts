// Random mixtures of markup, cleaned: no part of them runs in a page.
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { cleanSvg } from '../../../src/config/svg/clean-svg.ts';
import { dangersOf } from '../../e2e/hostile/dangers-of-page.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { clean } from './clean-parts.ts';

test('a cleaned picture contains no code that runs, and does not change when cleaned again, for any mixture of markup', {
  timeout: 600_000,
}, () => {
  const piece = fc.constantFrom(
    ...[
      '<svg>',
      '</svg>',
      '<g>',
      '</g>',
      '<g ',
      '/>',
      '>',
      '"',
      "'",
      '<title>',
      '</title>',
      '<style>',
      '</style>',
      '<text>',
      '</text>',
    ],
    ...[
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '<?xml ',
      '?>',
      '<!DOCTYPE svg [',
      '<p>',
      '</p>',
      '<br>',
      '<table>',
      '<math>',
      '<mtext>',
    ],
    ...[
      '<script>',
      'alert(1)',
      '</script>',
      '<img src=x onerror=alert(1)>',
      ' onload=alert(1)',
      ' href="',
      ' xlink:href=',
      'javascript:',
    ],
    ...[
      '<foreignObject>',
      '<desc>',
      '<a ',
      '<use ',
      '<image ',
      '<animate ',
      ' attributeName=href',
      ' id=',
      ' style="',
      'fill:',
      'url(',
      '#a)',
    ],
    ...[
      '{',
      '}',
      '@import ',
      ';',
      '\\',
      '/*',
      '*/',
      '&lt;',
      '&quot;',
      '&#x6a;',
      '\0',
      '\r\n',
      '\u2028',
      '\ud800',
      ' class=a',
      '.a',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const first = cleanSvg(`<svg>${pieces.join('')}`, 'a');
      if (first === null) return;
      expect(dangersOf(Buffer.from(first.svg))).toEqual([]);
      expect(first.svg).not.toMatch(/<(?!\/?[a-z][a-zA-Z]*[ />])/);
      const bare = (svg: string) => svg.replace(/dg-svg-[0-9a-f]{10}-/g, '');
      const again = clean(first.svg);
      expect(bare(again.svg)).toBe(bare(first.svg));
      expect(again.removed).toEqual([]);
      // Set into a page, it ends where it ends.
      expect(parseFragment(`<span>${first.svg}</span><i></i>`).childNodes).toHaveLength(2);
    }),
    { seed: 32, numRuns: IS_LONG ? 100_000 : 700 },
  );
});
