// The script of every page: small, without React, which is fetched when an island asks for it.
import { isPublicHost, readClientConfig } from './config.ts';
import { registry } from './registry.ts';
import { type IslandHost, startIslands } from './start-islands.ts';
import { createColorModeStore } from './state/color-mode.ts';
import { localStorageOf } from './state/storage.ts';

const config = readClientConfig(document);
const storage = localStorageOf(window);

const state = {
  colorMode: createColorModeStore({
    prefix: config.prefix,
    storage,
    matchMedia: window.matchMedia?.bind(window),
    document,
    events: window,
  }),
};

const load = (name: string) => {
  const component = registry.get(name);
  if (!component) throw new Error(`No island is called ${name}.`);
  return Promise.all([import('./hydrate.tsx'), component()]);
};

const host: IslandHost = {
  warm(name) {
    if (registry.has(name)) load(name).catch(() => undefined); // The mount that follows meets the same error and reports it.
  },
  async mount(element) {
    const [{ hydrateIsland }, component] = await load(element.getAttribute('name') ?? '');
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

const asked = document.querySelector<HTMLElement>('[data-asked]');
if (asked) {
  import('./effects/asked-address.ts').then(({ showAskedAddress }) => showAskedAddress(asked, location)).catch(report);
}

if (isPublicHost(location.hostname, config.serviceWorker.hosts)) {
  const register = () => {
    import('./effects/service-worker.ts')
      .then(({ registerServiceWorker }) =>
        registerServiceWorker(config.base, {
          container: navigator.serviceWorker,
          hasFocus: () => document.hasFocus(),
          reload: () => location.reload(),
        }),
      )
      .catch(report);
  };
  // After the page's own files, so that the worker's downloads do not compete with them.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
