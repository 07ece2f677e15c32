// The script of every page: small, without React, which is fetched when an island asks for it.
//
// To add an effect: write it in `effects/`, name it in EFFECTS of `../bundle/bundle.ts`, and give it one line in the table
// below. `whenPresent(selector, load)` loads it on pages that have such an element, `onFirst(event, selector, load)` when the
// reader does something there, `whenIdle(load)` on every page: what is loaded without being asked for is paid by all readers.
import { isPublicHost, readClientConfig } from './config.ts';
import { registry } from './registry.ts';
import { type IslandHost, startIslands } from './start-islands.ts';
import { codeChoiceChannel } from './state/code-choice-channel.ts';
import { createColorModeStore } from './state/color-mode.ts';
import { localStorageOf } from './state/storage.ts';
import { wakeSidebar } from './wake-sidebar.ts';
import { onFirst, report, whenIdle, whenPresent } from './when.ts';

const config = readClientConfig(document);
const storage = localStorageOf(window);

const state = {
  config,
  storage,
  colorMode: createColorModeStore({
    prefix: config.prefix,
    storage,
    matchMedia: window.matchMedia?.bind(window),
    document,
    events: window,
  }),
};

const load = async (element: HTMLElement) => {
  const known = registry.get(element.getAttribute('name') ?? '');
  const [hydrate, component] = await Promise.all([import('./hydrate.tsx'), known?.(element)]);
  return { ...hydrate, component: component ?? (await hydrate.rareIsland(element)) };
};

const host: IslandHost = {
  warm(element) {
    load(element).catch(() => undefined); // The mount that follows meets the same error and reports it.
  },
  async mount(element) {
    const { hydrateIsland, component } = await load(element);
    await hydrateIsland(element, component, state);
  },
};

startIslands(document, host);

/** What an effect needs to read and show the reader's choices. */
const reader = { document, storage, prefix: config.prefix, themePrefix: config.themePrefix };

const brandMenu = () => import('./effects/brand-menu.ts');

// When … load …
whenPresent('[data-storage-key]', async () =>
  (await import('./effects/code-tabs.ts')).keepTabsInStep({ document, storage, events: window }),
);
whenPresent('[data-asked]', async (place) =>
  (await import('./effects/asked-address.ts')).showAskedAddress(place, {
    location,
    document,
    fetch,
    base: config.base,
  }),
);
whenPresent('.dg-zoom', async () => (await import('./effects/image-zoom.ts')).openPicturesLarge(document));
for (const type of ['pointerover', 'focusin', 'click'] as const)
  onFirst(type, '[data-code]', async (_, event) => (await import('./effects/code-blocks.ts')).serveCode(window, event));
const codeChoices = async (_: unknown = null, event: Event | null = null) =>
  (await import('./effects/code-choices.ts')).followCodePreferences(window, event);
const CODE_CHOICES = '.dg-demo-bar,.dg-tabs-chosen';
whenPresent(CODE_CHOICES, async () => {
  // Pages are written for readers who have chosen nothing: those need none of this before they do, here or in another tab.
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  if (`${codeVariant}${codeStyling}` !== 'TSsystem') return codeChoices();
  onFirst('change', '.dg-tabs-chosen', codeChoices);
  codeChoiceChannel()?.addEventListener('message', () => codeChoices().catch(report));
});
const demoFrames = async (event: Event | null) => {
  const frames = import('./effects/demo-frames.ts');
  const preferences = await codeChoices();
  (await frames).startDemoFrames(window, event, preferences);
};
for (const type of ['focusin', 'click'] as const) onFirst(type, '.dg-demo-bar', (_, event) => demoFrames(event));
const openAskedDemo = () => {
  const presets = /\.(?:js|tsx)$/.test(location.hash);
  if (presets) whenPresent(CODE_CHOICES, codeChoices);
  if (presets || document.getElementById(location.hash.slice(1))?.dataset.demo)
    whenPresent('.dg-demo-bar', () => demoFrames(null));
};
openAskedDemo();
addEventListener('hashchange', openAskedDemo);
onFirst('beforetoggle', '#dg-nav', async (nav) => (await import('./effects/phone-menu.ts')).keepMenuModal(nav, window));
onFirst('click', '[data-copy-svg]', async (entry) => (await brandMenu()).startBrandCopies(entry, window));
wakeSidebar(window);
onFirst('keydown', '*', async (_, event) => (await import('./effects/keys.ts')).startKeys(reader, event));
onFirst('click', '[data-keys]', async (button) => (await import('./effects/keys.ts')).startKeyButton(reader, button));
whenIdle(() => {
  import('./effects/reading.ts').then(({ startReading }) => startReading(window, config.base)).catch(report);
  if (!HTMLScriptElement.supports?.('speculationrules'))
    import('./effects/prefetch.ts').then(({ startPrefetch }) => startPrefetch(window, config.base)).catch(report);
});
// The browser has to be told at once that its own menu stays away; with the shift key it comes.
document.querySelector('.dg-header:has([data-brand]) .dg-brand')?.addEventListener('contextmenu', (event) => {
  if ((event as MouseEvent) /* Its type in all browsers. */.shiftKey && (event as MouseEvent).button === 2) return;
  event.preventDefault();
  brandMenu()
    .then(({ openBrandMenu }) => openBrandMenu(window))
    .catch(report);
});
// Chosen in another tab; null: everything was removed there.
addEventListener('storage', ({ key }) => {
  if (!key || /-(dense|direction|colors-css)$/.test(key))
    import('./effects/restored.ts').then(({ showStored }) => showStored(reader)).catch(report);
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  import('./effects/restored.ts').then(({ catchUp }) => catchUp(window, reader)).catch(report);
  whenPresent(CODE_CHOICES, codeChoices);
});

// What depends on the reader, not on the page.
if (document.cookie.includes('paletteColors=') && !document.getElementById('dg-reader-colors')) {
  import('./effects/reader-colors.ts').then(({ restoreReaderColors }) => restoreReaderColors(reader)).catch(report);
}
if (isPublicHost(location.hostname, config.serviceWorker.hosts)) {
  import('./effects/service-worker.ts')
    .then(({ startServiceWorker }) => startServiceWorker(config.base, window))
    .catch(report);
}
