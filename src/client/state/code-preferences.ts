// In which language and styling a reader sees demos: preset by the address, else kept in two cookies (behaviour §4.5).

import type { CodeLanguage, Styling } from '../../model/demo.ts';
import { codeChoiceChannel } from './code-choice-channel.ts';

export type CodeVariant = CodeLanguage;
export type CodeStyling = Styling;

export interface CodePreferences {
  readonly codeVariant: CodeVariant;
  readonly codeStyling: CodeStyling;
}

export const DEFAULT_CODE_PREFERENCES: CodePreferences = { codeVariant: 'TS', codeStyling: 'system' };

/** Seconds, one year: specification §9. */
const MAX_AGE = 31_536_000;
/** What the cookies hold; the reference site's own names are read as well. */
const VARIANTS: Readonly<Record<string, CodeVariant>> = { TS: 'TS', JS: 'JS' };
const STYLINGS: Readonly<Record<string, CodeStyling>> = {
  system: 'system',
  tailwind: 'tailwind',
  css: 'css',
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** What the address of a page presets: it ends in `.js` or `.tsx`, and may name a styling. */
export function presetFromHash(hash: string): Partial<CodePreferences> {
  const ending = /\.(js|tsx)$/.exec(hash)?.[1];
  if (!ending) return {};
  const codeVariant: CodeVariant = ending === 'tsx' ? 'TS' : 'JS';
  const codeStyling = (['tailwind', 'css', 'system'] as const).find((name) => hash.includes(`${name}-`));
  return codeStyling ? { codeVariant, codeStyling } : { codeVariant };
}

export interface DemoOfHash {
  readonly name: string;
  /** Null: the address does not say. */
  readonly variant: CodeVariant | null;
  readonly styling: CodeStyling | null;
}

/** `#css-Foo.js` opens the demo Foo. A name without an ending may be that of a heading: the page knows. */
export function demoFromHash(hash: string): DemoOfHash | null {
  const name = /([\p{ID_Continue}$]+)(?:\.(?:js|tsx))?$/u.exec(decode(hash.replace(/^#/, '')))?.[1];
  if (!name) return null;
  const { codeVariant, codeStyling } = presetFromHash(decode(hash));
  return { name, variant: codeVariant ?? null, styling: codeStyling ?? null };
}

/** `#css-Foo.js`: the address of one demo in one language; the styling is named where a demo has several. */
export function hashOfDemo(name: string, variant: CodeVariant, styling: CodeStyling | null): string {
  return `#${styling === null ? '' : `${styling}-`}${name}.${variant === 'TS' ? 'tsx' : 'js'}`;
}

/** What is not valid, or stands there twice, is not there. */
export function preferencesFromCookies(cookies: string): Partial<CodePreferences> {
  const codeVariant = lookUp(VARIANTS, cookie(cookies, 'codeVariant'));
  const codeStyling = lookUp(STYLINGS, cookie(cookies, 'codeStyling'));
  return { ...(codeVariant ? { codeVariant } : {}), ...(codeStyling ? { codeStyling } : {}) };
}

/** What to assign to `document.cookie`; null removes the cookie. */
export function preferenceCookie(name: keyof CodePreferences, value: string | null): string {
  return `${name}=${value ?? ''};path=/;max-age=${value === null ? -1 : MAX_AGE}`;
}

export function resolvePreferences(hash: string, cookies: string): CodePreferences {
  return { ...DEFAULT_CODE_PREFERENCES, ...preferencesFromCookies(cookies), ...presetFromHash(decode(hash)) };
}

/** Styles pick the code to show by these two attributes. */
export function showCodePreferences(
  { documentElement: { dataset } }: Pick<Document, 'documentElement'>,
  { codeVariant, codeStyling }: CodePreferences,
): void {
  dataset.codeVariant = codeVariant;
  dataset.codeStyling = codeStyling;
}

/** What other tabs are told: cookies have no event. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export interface CodePreferencesEnv {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'hash'>;
  /** Where `hashchange` and `pageshow` arrive: the window. */
  readonly events: Pick<Window, 'addEventListener'>;
  /** Null where the browser has none: other tabs then follow when they are loaded. */
  readonly channel: Channel | null;
}

export interface CodePreferencesStore {
  getSnapshot(): CodePreferences;
  subscribe(listener: () => void): () => void;
  /** The reader's choice: it is remembered. What nobody knows is ignored. */
  choose(choice: { readonly codeVariant?: string | undefined; readonly codeStyling?: string | undefined }): void;
  /** Removes the reader's choices, here and in other tabs: pages then show what their addresses preset. */
  reset(): void;
}

/** Message to other tabs. */
const RESET = 'reset';

/** A preset holds for the page until its reader chooses, here or in another tab. */
export function createCodePreferencesStore(env: CodePreferencesEnv): CodePreferencesStore {
  const { document, location, events, channel } = env;
  const listeners = new Set<() => void>();
  let kept = preferencesFromCookies(cookiesOf(document));
  let state = resolvePreferences(location.hash, cookiesOf(document));
  const show = (change: Partial<CodePreferences>): void => {
    const next = { ...state, ...change };
    if (next.codeVariant === state.codeVariant && next.codeStyling === state.codeStyling) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const showDefaults = (): void => {
    kept = {};
    show(resolvePreferences(location.hash, ''));
  };

  channel?.addEventListener('message', ({ data }) => (data === RESET ? showDefaults() : show(valid(data))));
  events.addEventListener('hashchange', () => show(presetFromHash(decode(location.hash))));
  // A page that comes back from the back/forward cache has heard of no choice meanwhile. Its own preset stays otherwise.
  events.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const before = kept;
    kept = preferencesFromCookies(cookiesOf(document));
    show({
      ...(kept.codeVariant && kept.codeVariant !== before.codeVariant ? { codeVariant: kept.codeVariant } : {}),
      ...(kept.codeStyling && kept.codeStyling !== before.codeStyling ? { codeStyling: kept.codeStyling } : {}),
    });
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      const chosen = valid(choice);
      if (chosen.codeVariant) write(document, preferenceCookie('codeVariant', chosen.codeVariant));
      if (chosen.codeStyling) write(document, preferenceCookie('codeStyling', chosen.codeStyling));
      kept = { ...kept, ...chosen };
      channel?.postMessage(chosen);
      show(chosen);
    },
    reset() {
      for (const name of ['codeVariant', 'codeStyling'] as const) write(document, preferenceCookie(name, null));
      channel?.postMessage(RESET);
      showDefaults();
    },
  };
}

/** Messages come from other tabs, perhaps of another version of the site. */
function valid(choice: unknown): Partial<CodePreferences> {
  if (typeof choice !== 'object' || choice === null) return {};
  const codeVariant = 'codeVariant' in choice ? lookUp(VARIANTS, choice.codeVariant) : undefined;
  const codeStyling = 'codeStyling' in choice ? lookUp(STYLINGS, choice.codeStyling) : undefined;
  return { ...(codeVariant ? { codeVariant } : {}), ...(codeStyling ? { codeStyling } : {}) };
}

function lookUp<T>(names: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(names, name) ? names[name] : undefined;
}

function cookie(cookies: string, name: string): string | null {
  const values = cookies.split(/;\s*/).filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? decode(values[0]?.slice(name.length + 1) ?? '') : null;
}

/** A frame without an origin may not read cookies; preferences then last as long as the page. */
export function cookiesOf(document: Pick<Document, 'cookie'>): string {
  try {
    return document.cookie;
  } catch {
    return ''; // Said above.
  }
}

function write(document: Pick<Document, 'cookie'>, text: string): void {
  try {
    document.cookie = text;
  } catch {
    // As when reading.
  }
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone `%` is a character like any other.
  }
}

/** One for the page, whoever asks first. */
export function codePreferencesOf(window: Window): CodePreferencesStore {
  const { location } = window;
  const document: Keeper = window.document;
  if (document[STORE]) return document[STORE];
  const channel = codeChoiceChannel();
  const store = createCodePreferencesStore({ document, location, events: window, channel });
  document[STORE] = store;
  return store;
}

/** Islands and effects are built apart, each with a copy of this module: what they share hangs on the document. */
const STORE: unique symbol = Symbol.for('docs-gen-code-preferences');
type Keeper = Document & { [STORE]?: CodePreferencesStore };
