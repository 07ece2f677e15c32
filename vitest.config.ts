// How the tests run: quick ones in `unit`; those of what runs in a page in `client`, each file with a window of its own;
// those that start browsers or whole builds in `e2e`, with more time.
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { BRIEF_FLAGS } from './src/lib/node/engine.ts';
import { RunOrder } from './test/support/run-order.ts';
import { placeTempFiles } from './test/support/temp-place.ts';

placeTempFiles();

const CLIENT = ['test/client/**/*.test.{ts,tsx}'];
const E2E = ['test/e2e/**/*.test.{ts,tsx}', 'test/corpus/**/*.test.{ts,tsx}'];
/** As the launcher has it: sites are built with React's production build. */
const PRODUCTION = { NODE_ENV: 'production' };
/** Packages have the code that the bundled program has: micromark and others give `development` another, which is slower. */
const programPackages: Plugin = {
  name: 'program-packages',
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ['module', 'node'] };
  },
};

export default defineConfig({
  oxc: { jsx: { development: false } }, // React's production build has no `jsxDEV`.
  test: {
    pool: 'forks',
    maxWorkers: 4, // Of two cores: tests in a browser wait for half of their time.
    isolate: false, // Loading all modules for each file anew took a third of the time of quick tests.
    restoreMocks: true,
    // Limits end what hangs, and nothing else: beside ten other processes, tests of a second have taken twenty.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { external: [/\/dist-cli\//] } }, // The bundled program runs as Node loads it.
    sequence: { sequencer: RunOrder },
    projects: [
      {
        extends: true,
        plugins: [programPackages],
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          env: PRODUCTION,
          execArgv: [...BRIEF_FLAGS], // The others get them with their first build.
          exclude: [...configDefaults.exclude, 'test/fixtures/**', 'test/bench/growth/**', ...CLIENT, ...E2E],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: CLIENT,
          // Scripts of a page keep their state in its window and their modules, as a page has them once. A new context
          // takes a third of the time of a new process.
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: E2E,
          execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'], // `window-visit.ts` runs pages.
          env: PRODUCTION,
          globalSetup: 'test/e2e/support/shared-builds.ts',
          exclude: [...configDefaults.exclude, 'test/fixtures/**'],
          testTimeout: 240_000,
          hookTimeout: 600_000, // Whoever asks first for our own site waits until it is built, beside three others that work.
        },
      },
    ],
  },
});
