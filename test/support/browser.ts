// A real Chromium for tests of what readers get.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

export const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without its windows, where it is installed: a visit costs half. It has no back/forward cache and no `until-found`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/**
 * The first two build pages of their own for each window, for a quarter of what a visit costs; the third starts a process
 * with each page for one that may follow. The others are what `playwright-core` turns off, whose own list this one replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** No sandbox: CI runs as root. The rest keeps the browser from talking to anything but the page under test. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

const opened = new Map<string, Promise<Browser>>();

/** One for all test files of a process, which ends it; another once it has crashed. */
async function browser(executablePath: string): Promise<Browser> {
  const known = await opened.get(executablePath)?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const launched = chromium.launch({ executablePath, headless: true, args: BROWSER_FLAGS });
  opened.set(executablePath, launched);
  return launched;
}

/**
 * `describe` for tests that need a browser; ask for it inside a test or hook. Whatever they leave open in it is closed
 * after them: contexts share nothing. Without Chromium the tests are skipped with one line, but fail in CI.
 */
export function describeInBrowser(name: string, body: (browser: () => Browser) => void): void {
  const isShell = process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL);
  describeIn(isShell ? HEADLESS_SHELL : EXECUTABLE, name, body);
}

/** `describeInBrowser` for what the browser without windows cannot do. */
export function describeInWholeBrowser(name: string, body: (browser: () => Browser) => void): void {
  describeIn(EXECUTABLE, name, body);
}

function describeIn(executablePath: string, name: string, body: (browser: () => Browser) => void): void {
  if (!existsSync(executablePath)) {
    if (process.env.CI) {
      test(`${name}: needs a browser`, () => expect.fail(`There is no browser at ${executablePath}.`));
    } else {
      console.warn(`Skipped “${name}”: there is no browser at ${executablePath} (set CHROMIUM_PATH).`);
      describe.skip(name, () => test.todo('needs a browser'));
    }
    return;
  }
  describe(name, () => {
    let own: Browser | undefined;
    beforeAll(async () => {
      own = await browser(executablePath);
    });
    afterAll(async () => {
      for (const context of own?.contexts() ?? []) await context.close();
    });
    body(() => {
      if (!own) throw new Error('The browser opens in beforeAll: ask for it inside a test.');
      return own;
    });
  });
}
