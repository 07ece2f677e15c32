// Which groups the settings have: those for code only where the site has demos, and stylings only where there is a choice.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsPanel } from '../../src/client/islands/SettingsPanel.tsx';
import type { CodeStyling } from '../../src/client/state/code-preferences.ts';
import { englishTexts as t } from '../../src/render/texts.ts';

const texts = {
  mode: 'Mode',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  direction: 'Direction',
  ltr: 'To the right',
  rtl: 'To the left',
  density: 'Density',
  comfortable: 'Comfortable',
  dense: 'Dense',
  undo: 'Undo',
  variant: 'Language',
  styling: 'Styling',
  stylings: t.stylings,
  reset: 'Reset',
  wasReset: 'Done',
};

test.each<[boolean, readonly CodeStyling[], string[]]>([
  [false, [], []],
  [true, [], ['Language']],
  [true, ['system'], ['Language']],
  [true, ['system', 'tailwind', 'css'], ['Language', 'Styling']],
])('the settings panel with demos: %s, in the stylings %j, adds the groups %j', (hasDemos, stylings, groups) => {
  const html = renderToStaticMarkup(<SettingsPanel texts={texts} hasDemos={hasDemos} stylings={stylings} />);
  const legends = [...html.matchAll(/<legend>(.*?)<\/legend>/g)].map(([, legend]) => legend);
  expect(legends).toEqual(['Mode', 'Direction', 'Density', ...groups]);
});
