// What analytics knows of a reader's surroundings: told at the start, and again where it changes.
import { type CodePreferences, codePreferencesOf, resolvePreferences } from '../state/code-preferences.ts';
import { PREFERS_DARK } from '../state/scheme.ts';
import { type EventParams, track, USER_PROPERTIES } from './track.ts';

/** Returns what ends it. */
export function followProperties(view: Window & typeof globalThis): () => void {
  const { document } = view;
  // Only demos let a reader choose; elsewhere the cookie says what was chosen.
  const demos = document.querySelector('.dg-demo-bar') ? codePreferencesOf(view) : null;
  let told: EventParams = {};
  const tell = (): void => {
    const now = userProperties(view, demos?.getSnapshot());
    const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => told[name] !== value));
    told = now;
    if (Object.keys(changed).length > 0) track(view, USER_PROPERTIES, changed);
  };
  const dark = view.matchMedia(PREFERS_DARK);
  dark.addEventListener('change', tell);
  // The colour mode stands on `<html>`, whoever changes it.
  const observer = new view.MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-color-mode'] });
  tell();
  const ends = [
    followResolution(view, tell),
    demos?.subscribe(tell),
    () => dark.removeEventListener('change', tell),
    () => observer.disconnect(),
  ];
  return () => {
    for (const end of ends) end?.();
  };
}

type Surroundings = Pick<Window, 'document' | 'location' | 'matchMedia' | 'devicePixelRatio'>;

export function userProperties(
  view: Surroundings,
  { codeVariant }: Pick<CodePreferences, 'codeVariant'> = resolvePreferences(view.location.hash, view.document.cookie),
): EventParams {
  const html = view.document.documentElement;
  return {
    codeVariant,
    userLanguage: html.lang,
    devicePixelRatio: Math.round(view.devicePixelRatio * 10) / 10,
    colorSchemeOS: view.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light',
    colorScheme: html.getAttribute('data-color-mode') ?? 'system',
  };
}

/** A query names one resolution: after each change it is asked anew. */
function followResolution(view: Window, changed: () => void): () => void {
  let query: MediaQueryList;
  const next = (): void => {
    query = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    query.addEventListener('change', follow, { once: true });
  };
  const follow = (): void => {
    changed();
    next();
  };
  next();
  return () => query.removeEventListener('change', follow);
}
