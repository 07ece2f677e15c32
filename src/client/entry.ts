// The script of every page: small, without React, which is fetched when an island asks for it.
import { isPublicHost, readClientConfig } from './config.ts';
import { registry } from './registry.ts';
import { type IslandHost, startIslands } from './start-islands.ts';
import { createColorModeStore } from './state/color-mode.ts';
import { localStorageOf } from './state/storage.ts';

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

const load = async (name: string) => {
  const [hydrate, component] = await Promise.all([import('./hydrate.tsx'), registry.get(name)?.()]);
  return { ...hydrate, component: component ?? (await hydrate.rareIsland(name)) };
};

const host: IslandHost = {
  warm(name) {
    load(name).catch(() => undefined); // The mount that follows meets the same error and reports it.
  },
  async mount(element) {
    const { hydrateIsland, component } = await load(element.getAttribute('name') ?? '');
    await hydrateIsland(element, component, state);
  },
};

startIslands(document, host);

const report = (error: unknown) => console.error(error);

if (document.querySelector('[data-storage-key]')) {
  import('./effects/code-tabs.ts')
    .then(({ keepTabsInStep }) => keepTabsInStep({ document, storage, events: window }))
    .catch(report);
}

// Until the menu opens there is nothing to close.
const nav = document.getElementById('dg-nav');
nav?.addEventListener(
  'beforetoggle',
  () => {
    import('./effects/phone-menu.ts').then(({ keepMenuShort }) => keepMenuShort(nav, window)).catch(report);
  },
  { once: true },
);

if (document.cookie.includes('paletteColors=') && !document.getElementById('dg-reader-colors')) {
  const { prefix, themePrefix } = config;
  import('./effects/reader-colors.ts')
    .then(({ restoreReaderColors }) => restoreReaderColors({ document, storage, prefix, themePrefix }))
    .catch(report);
}

const asked = document.querySelector<HTMLElement>('[data-asked]');
if (asked) {
  import('./effects/asked-address.ts').then(({ showAskedAddress }) => showAskedAddress(asked, location)).catch(report);
}

if (isPublicHost(location.hostname, config.serviceWorker.hosts)) {
  import('./effects/service-worker.ts')
    .then(({ startServiceWorker }) => startServiceWorker(config.base, window))
    .catch(report);
}
