// The script of pages with a search: knows the keys and the button that open it, and fetches the dialog when one is used.
import type { ClientConfig } from '../model/client-config.ts';
import { absoluteAddress } from './config.ts';
import type { OpenSearch } from './effects/search.ts';
import { isText, seedOf } from './search-keys.ts';

/** Where a slash is text, or the reader's own business. */
const TAKES_LETTERS = 'input,textarea,select,[contenteditable],[role=combobox],.dg-demo,dialog';

const button = document.querySelector<HTMLElement>('[data-search]');
if (button) serve(button);

function serve(button: HTMLElement): void {
  // Its text is checked by the entry script, which every page has as well.
  const text = document.getElementById('dg-config')?.textContent ?? '';
  const config = (
    process.env.RELATIVE_BASE === 'yes' ? JSON.parse(text, absoluteAddress(document)) : JSON.parse(text)
  ) as ClientConfig;
  let loaded: Promise<OpenSearch> | null = null;
  /** What was typed before the dialog was there; null: nobody waits for it. */
  let typed: string | null = null;

  const load = (): Promise<OpenSearch> => {
    loaded ??= import('./effects/search.ts').then(({ startSearch }) => startSearch(window, config));
    loaded.catch(() => {
      loaded = null; // The next press tries again.
    });
    return loaded;
  };
  const open = async (seed: string): Promise<void> => {
    typed = seed;
    try {
      (await load())(typed);
    } catch (error) {
      console.error(error);
    }
    typed = null;
  };

  const press = (event: KeyboardEvent): void => {
    const target = event.target as Element | null; // Keys go to elements.
    if (typed !== null) {
      if (!isText(event.key) || event.ctrlKey || event.metaKey) return;
      typed += event.key;
    } else {
      const seed = seedOf(event, {
        isOnButton: target === button,
        takesLetters: !!target?.closest(TAKES_LETTERS),
        isApple: /^Mac|^iP/.test(navigator.platform),
        singleKeys: hasSingleKeys(config.prefix),
      });
      if (seed === null) return;
      open(seed);
    }
    event.preventDefault();
  };
  // Before all others, whose single keys would take what is typed while the dialog loads.
  document.addEventListener('keydown', press, true);
  button.addEventListener('click', () => open(''));
  // Whoever goes there is likely to press it.
  button.addEventListener('pointerenter', load);
  button.addEventListener('focus', load);
}

function hasSingleKeys(prefix: string): boolean {
  try {
    return localStorage.getItem(`${prefix}-keys`) !== 'off';
  } catch {
    return true; // The reader's browser forbids storage: nothing was chosen.
  }
}
