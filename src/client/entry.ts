// The script of every page: small, without React, which is fetched when an island asks for it.
import { readClientConfig } from './config.ts';
import { registerServiceWorker } from './effects/service-worker.ts';
import { registry } from './registry.ts';
import { type IslandHost, startIslands } from './start-islands.ts';
import { createColorModeStore } from './state/color-mode.ts';
import { localStorageOf } from './state/storage.ts';

const config = readClientConfig(document);

const state = {
  colorMode: createColorModeStore({
    prefix: config.prefix,
    storage: localStorageOf(window),
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

// After the page's own files, so that the worker's download does not compete with them.
const register = () => {
  registerServiceWorker(config, {
    container: navigator.serviceWorker,
    hostname: location.hostname,
    hasFocus: () => document.hasFocus(),
    reload: () => location.reload(),
  }).catch((error: unknown) => console.error('The service worker could not be registered.', error));
};
if (document.readyState === 'complete') register();
else window.addEventListener('load', register, { once: true });
