// Tutorials of the libraries, followed in an empty folder: what their reader gets is bundled and opened.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { staticServer } from '../support/static-server.ts';
import { repository } from './support/build-site.ts';
import { type GuideStep, guideSteps } from './support/guide.ts';
import { type GuideFolder, guideFolder } from './support/guide-folder.ts';
import { visit } from './support/visit.ts';
import { fill, named, type WindowVisit, windowVisit } from './support/window-visit.ts';

const page = (path: string) => readFile(join(repository, 'content', path), 'utf8');
const commands = (...lines: readonly string[]): GuideStep => ({ kind: 'commands', text: lines.join('\n') });

/** `part`: of the page at that path below `content`. */
const follow = async (folder: GuideFolder, path: string, part: Parameters<typeof guideSteps>[1]) =>
  folder.follow(guideSteps(await page(path), part));

/** A React app as those have that tutorials begin with. */
async function reactApp(...packages: readonly string[]): Promise<GuideFolder> {
  const folder = await guideFolder();
  await folder.follow([
    commands(
      'npm create vite@latest app -- --template react-ts',
      'cd app',
      `npm install ${packages.join(' ')} @emotion/react @emotion/styled`,
    ),
  ]);
  return folder;
}

/** The finished app. */
async function built(folder: GuideFolder): Promise<string> {
  await folder.follow([commands('npm run build')]);
  return join(folder.cwd(), 'dist');
}

describe('the tutorial', () => {
  const open = async (folder: GuideFolder): Promise<WindowVisit> => windowVisit(await built(folder), '/');

  test('of Joy UI leads to a form that says what is wrong', async () => {
    const folder = await reactApp('@mui/joy@5.0.0-beta.49');
    await follow(folder, 'joy-ui/getting-started/tutorial/tutorial.md', { from: '## Build it', to: '## Go on' });
    const { document, idle, problems } = await open(folder);
    fill(named<HTMLInputElement>(document, 'input', 'Email *'), 'mate@harbor.example');
    fill(named<HTMLInputElement>(document, 'input', 'Password *'), 'short');
    named(document, 'button', 'Log in').click();
    await idle();
    expect(document.body.textContent).toContain('The password has at least 8 characters.');
    named(document, 'button', 'Dark').click();
    await idle();
    expect(named(document, 'button', 'Light')).toBeDefined();
    expect(problems).toEqual([]);
  });

  test('of the Data Grid leads to rows that can be sorted', async () => {
    const folder = await reactApp('@mui/x-data-grid@8', '@mui/material@7');
    await follow(folder, 'x/data-grid/quickstart/quickstart.md', { from: '## Steps', to: '## The result' });
    // "Render `BookGrid`."
    const app = "import BookGrid from './BookGrid';\n\nexport default function App() {\n  return <BookGrid />;\n}\n";
    await folder.follow([{ kind: 'file', path: 'src/App.tsx', text: app }]);
    const { document, idle, problems } = await open(folder);
    const titles = () =>
      [...document.querySelectorAll('[role=gridcell]')].flatMap(({ textContent }) =>
        /Tides|Orchard/.test(textContent) ? [textContent] : [],
      );
    expect(titles()).toEqual(['Tides and Currents', 'The Quiet Orchard']);
    document.querySelector<HTMLElement>('[role=columnheader][data-field=title]')?.click();
    await idle();
    expect(titles()).toEqual(['The Quiet Orchard', 'Tides and Currents']);
    expect(problems).toEqual([]);
  });

  test.runIf(IS_LONG)('of Material UI leads to a button that counts', async () => {
    const folder = await reactApp();
    await follow(folder, 'material-ui/getting-started/usage/usage.md', {
      from: '## From an empty project',
      to: '## What the page needs',
    });
    const { document, idle, problems } = await open(folder);
    named(document, 'button', 'Add a can').click();
    await idle();
    expect(document.body.textContent).toContain('Cans of water today: 1');
    expect(problems).toEqual([]);
  });
});

describeInBrowser('the tutorial, in Chromium,', (browser) => {
  /** The finished app, as its host serves it. */
  const open = async (folder: GuideFolder): Promise<{ page: Page; problems: readonly string[] }> => {
    const site = await staticServer(await built(folder));
    onTestFinished(() => site.close());
    return visit(browser(), `${site.origin}/`);
  };

  test.runIf(IS_LONG)('of Toolpad Core leads to a desk that takes books back', async () => {
    const tutorial = await page('toolpad/core/getting-started/tutorial.md');
    const steps = guideSteps(tutorial, { from: '# Tutorial', to: '## If something does not work' });
    const folder = await guideFolder();
    await folder.follow(steps.slice(0, 1));
    // "Delete `src/App.css` and `src/index.css`."
    for (const file of ['src/App.css', 'src/index.css']) await rm(join(folder.cwd(), file));
    await folder.follow(steps.slice(1));
    const { page: app, problems } = await open(folder);
    await app.getByText('Good morning. The desk opens at nine.').waitFor();
    await app.getByRole('link', { name: 'Open loans' }).click();
    await app.getByRole('heading', { name: 'Open loans' }).waitFor();
    await app.getByRole('button', { name: 'Take back' }).first().click();
    await app.getByText('Tides and Currents is back.').waitFor();
    await app.getByText('Knots for Beginners').waitFor();
    expect(problems).toEqual([]);
  });

  test.runIf(IS_LONG)('of the date pickers leads to a date that can be typed over', async () => {
    const folder = await reactApp('@mui/material@7');
    await follow(folder, 'x/date-pickers/quickstart/quickstart.md', { from: '## Steps', to: '## In a form' });
    const { page: app, problems } = await open(folder);
    const value = () => app.locator('input[name="arrival"]').inputValue();
    expect(await value()).toBe('07/12/2025');
    await app.getByRole('spinbutton', { name: 'Month' }).click();
    await app.keyboard.type('08');
    await expect.poll(value).toBe('08/12/2025');
    expect(problems).toEqual([]);
  });

  test.runIf(IS_LONG)('of MUI Base leads to a form that answers', async () => {
    const folder = await reactApp();
    await follow(folder, 'base-ui/getting-started/quickstart/quickstart.md', {
      from: '## Four steps',
      to: '## Where to go from here',
    });
    const { page: app, problems } = await open(folder);
    await app.getByLabel('Your name').fill('Ada');
    expect(await app.locator('.base-Input-root').evaluate((root) => getComputedStyle(root).borderRadius)).toBe('8px');
    await app.getByRole('button', { name: 'Put me down' }).click();
    await app.getByText('Ada, a loaf is yours.').waitFor();
    expect(problems).toEqual([]);
  });

  test.runIf(IS_LONG)('of Vite leads to a page with the theme of its reader', async () => {
    const folder = await guideFolder();
    await follow(folder, 'material-ui/integrations/vite.md', { from: '## Setup', to: '## No light flash' });
    const { page: app, problems } = await open(folder);
    await app.emulateMedia({ colorScheme: 'dark' });
    await app.locator('html.dark').waitFor({ state: 'attached' });
    await app.emulateMedia({ colorScheme: 'light' });
    await app.locator('html.light').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  test.runIf(IS_LONG)('of MUI System leads to an element in the colors of a theme', async () => {
    const folder = await reactApp('@mui/system@7');
    await follow(folder, 'system/getting-started/usage/usage.md', {
      from: '## One theme for the app',
      to: '## Style in place',
    });
    const { page: app, problems } = await open(folder);
    const color = () => app.getByText('High water at 06:40').evaluate((box) => getComputedStyle(box).color);
    expect(await color()).toBe('rgb(11, 93, 87)');
    expect(problems).toEqual([]);
  });
});
