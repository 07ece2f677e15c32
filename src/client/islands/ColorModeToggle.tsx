// A button that steps through the colour modes. Until it is live, style sheets pick the icon by `html[data-color-mode]`.
import { type ReactNode, useState } from 'react';
import { type Mode, PREFERS_DARK } from '../state/scheme.ts';
import { useColorMode } from '../state/use-color-mode.ts';

/** `title` names what the button steps through. */
export type ModeTexts = Readonly<Record<Mode | 'title', string>>;

const ENGLISH: ModeTexts = { title: 'Color mode', light: 'Light', dark: 'Dark', system: 'System' };
const ORDER: readonly Mode[] = ['light', 'dark', 'system'];

/** All three labels are in the server HTML, as it is the same for every reader; the visible one names the button. */
export function ColorModeToggle({ texts = ENGLISH }: { readonly texts?: ModeTexts }) {
  const { state, store } = useColorMode();
  const [announced, setAnnounced] = useState(false);
  const step = () => {
    if (!store) return;
    store.setMode(nextMode(store.getSnapshot().mode));
    setAnnounced(true);
  };
  return (
    <>
      <button type="button" className="dg-icon-button dg-color-mode" data-mode={state?.mode} onClick={step}>
        {ORDER.map((mode) => (
          <span key={mode} data-mode-label={mode} hidden={state !== null && state.mode !== mode}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
              {ICONS[mode]}
            </svg>
            <span className="dg-sr">{`${texts.title}: ${texts[mode]}`}</span>
          </span>
        ))}
      </button>
      <span className="dg-sr" aria-live="polite">
        {announced && state ? `${texts.title}: ${texts[state.mode]}` : ''}
      </span>
    </>
  );
}

/** The first step away from `system` is the one that can be seen. */
function nextMode(mode: Mode): Mode {
  const order: readonly Mode[] = window.matchMedia?.(PREFERS_DARK).matches
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return order[(order.indexOf(mode) + 1) % order.length] ?? 'system';
}

const ICONS: Readonly<Record<Mode, ReactNode>> = {
  light: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
    </g>
  ),
  dark: (
    <path
      d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  system: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <rect x="3.5" y="5" width="17" height="11" rx="1.5" />
      <path d="M9 20h6" />
    </g>
  ),
};
