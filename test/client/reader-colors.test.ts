// @vitest-environment happy-dom
// The reader's own colours: what the cookie holds, what the page shows, and that both follow the theme's maths.
import { afterEach, describe, expect, test } from 'vitest';
import { restoreReaderColors } from '../../src/client/effects/reader-colors.ts';
import {
  type ReaderColorsEnv,
  readerColorsCookie,
  readerColorsCss,
  readReaderColors,
  showReaderColors,
} from '../../src/client/state/reader-colors.ts';
import { applyReaderSettings } from '../../src/client/state/reader-settings.ts';
import { blend } from '../../src/theme/color/adjust.ts';
import { getContrastRatio } from '../../src/theme/color/contrast.ts';
import { createPalette } from '../../src/theme/palette.ts';
import { random } from '../support/random.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this one, and Firefox and Safari have no other way.
  document.cookie = readerColorsCookie(null).replace('max-age=0', 'max-age=-1'); // happy-dom keeps what ends right now.
  document.head.innerHTML = '';
  localStorage.clear();
};
afterEach(forget);

const env: ReaderColorsEnv = { document, storage: localStorage, prefix: 'mui', themePrefix: 'acme' };
const COLORS = { primary: '#0b739e', secondary: '#8a3ea8' };

describe('the cookie', () => {
  test('lasts a year, on the whole site', () => {
    expect(readerColorsCookie(COLORS)).toMatch(/^paletteColors=[^;]+; path=\/; max-age=31536000; samesite=lax$/);
    expect(readerColorsCookie(null)).toContain('max-age=-1');
  });

  test('gives back what it was given, beside others', () => {
    expect(readReaderColors(`a=b; ${readerColorsCookie(COLORS).split(';')[0]}; c=d`)).toEqual(COLORS);
  });

  test.each([
    '',
    'paletteColors=',
    'paletteColors=%',
    'paletteColors={',
    'xpaletteColors=%7B%7D',
    'paletteColors=null',
  ])('%j is none', (cookies) => {
    expect(readReaderColors(cookies)).toBeNull();
  });
});

describe('the style', () => {
  test('is put in before the first paint, from what was stored when the colours were chosen', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = readerColorsCookie(COLORS);
    showReaderColors(COLORS, env);
    const chosen = document.getElementById('dg-reader-colors')?.textContent;
    expect(chosen).toContain('--acme-palette-primary-main:#0b739e;');
    expect(chosen).toContain('--acme-palette-secondary-main:#8a3ea8;');
    expect(chosen).toContain('body{--dg-brand:#0b739e;');
    expect(chosen).toContain(':root[data-mui-color-scheme=dark] body{');
    document.head.innerHTML = '';
    applyReaderSettings(window, 'mui');
    expect(document.getElementById('dg-reader-colors')?.textContent).toBe(chosen);
    showReaderColors(null, env);
    expect(document.getElementById('dg-reader-colors')).toBeNull();
    applyReaderSettings(window, 'mui');
    expect(document.getElementById('dg-reader-colors')).toBeNull();
  });

  test('is not put in for a cookie that is gone, and made again for a cookie alone', () => {
    showReaderColors(COLORS, env);
    document.head.innerHTML = '';
    applyReaderSettings(window, 'mui');
    expect(document.getElementById('dg-reader-colors')).toBeNull();
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = readerColorsCookie(COLORS);
    restoreReaderColors({ ...env, storage: null });
    expect(document.getElementById('dg-reader-colors')?.textContent).toContain('#0b739e');
  });

  test('is there once, however often it is put in', () => {
    showReaderColors(COLORS, env);
    showReaderColors({ primary: '#112233' }, env);
    expect(document.querySelectorAll('#dg-reader-colors')).toHaveLength(1);
    expect(document.head.textContent).not.toContain('#0b739e');
  });

  test.each(['red', '#12', '#12345g', '#123456;}body{display:none', ''])('never holds %j', (primary) => {
    expect(readerColorsCss({ primary }, 'data-x', 'acme')).toBe('');
  });

  test('has light, dark and text as the theme has them', () => {
    const next = random(1);
    for (let i = 0; i < 2000; i++) {
      const main = `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      const css = readerColorsCss({ secondary: main }, 'data-x', 'acme');
      const { contrastText } = createPalette({ secondary: { main } }).secondary;
      // On the edge, three decimals of luminance decide either way.
      if (Math.abs(getContrastRatio(main, '#fff') - 3) > 0.01)
        expect(css, main).toContain(contrastText === '#fff' ? 'contrastText:#fff' : 'contrastText:rgba(0,0,0,.87)');
    }
    expect(blend('#0b739e', '#ffffff', 0.2)).toBe('rgb(60, 143, 177)'); // What color-mix makes of 80 % and white.
    expect(createPalette({ primary: { main: '#0b739e' } }).primary.light).toBe('rgb(59, 143, 177)'); // Cut, not rounded.
  });
});
