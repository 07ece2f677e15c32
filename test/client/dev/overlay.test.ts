// @vitest-environment happy-dom
// The overlay of problems: when it opens, when it closes, what it opens, and where the focus is.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOverlay, type DevOverlay, type Place } from '../../../src/client/dev/overlay.ts';
import { followOnProblemPage } from '../../../src/client/dev/problem-page.ts';
import type { ShownProblem } from '../../../src/model/serve.ts';
import { problemPage } from '../../../src/serve/problem-page.ts';

const error = (parts: Partial<ShownProblem> = {}): ShownProblem => ({
  code: 'tree/duplicate-path',
  severity: 'error',
  message: 'Two pages claim /ui/button/.',
  hint: 'Remove one entry.',
  file: 'content/ui/pages.ts',
  line: 41,
  column: 20,
  frame: '   41 |   { pathname: "/ui/button" },\n      |     ^',
  ...parts,
});
const warning = (parts: Partial<ShownProblem> = {}) => error({ severity: 'warning', code: 'plan/x', ...parts });

let overlay: DevOverlay;
let asked: Place[];
let failure: string | null;

beforeEach(() => {
  document.body.innerHTML = '<input id="q">';
  asked = [];
  failure = null;
  overlay = createOverlay(document, async (place) => {
    asked.push(place);
    if (failure !== null) throw new Error(failure);
  });
});
afterEach(() => overlay.remove());

const part = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = overlay.shadowRoot?.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};
const isOpen = () => part<HTMLDialogElement>('dialog').open;
const press = (key: string) =>
  part('.close').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('errors', () => {
  test('open a dialog that says all about them, errors first', () => {
    overlay.show([warning({ message: 'Careful.' }), error()]);
    expect(isOpen()).toBe(true);
    expect(part('#count').textContent).toBe('1 error, 1 warning');
    expect([...part('.list').querySelectorAll('.message')].map((message) => message.textContent)).toEqual([
      'Two pages claim /ui/button/.',
      'Careful.',
    ]);
    expect(part('.what').textContent).toBe('Error tree/duplicate-path');
    expect(part('.place').textContent).toBe('content/ui/pages.ts:41:20');
    expect(part('.frame').textContent).toContain('41 |   { pathname: "/ui/button" },');
    expect(part('.hint').textContent).toBe('Hint: Remove one entry.');
  });

  test('are text, whatever they hold', () => {
    overlay.show([error({ message: '<img src=x onerror=alert(1)>', file: '"><b>', frame: '</pre><i>', code: 'a<b' })]);
    expect(part('.list').querySelectorAll('img, b, i')).toHaveLength(0);
    expect(part('.message').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(part('.place').dataset.file).toBe('"><b>');
  });

  test('without a place have no button', () => {
    overlay.show([error({ file: null, line: null, column: null, frame: '' })]);
    expect(part('.list').querySelectorAll('button, pre')).toHaveLength(0);
  });

  test('go away by themselves when they are mended', () => {
    overlay.show([error(), warning()]);
    overlay.show([warning()]);
    expect(isOpen()).toBe(false);
    expect(part('.badge').textContent).toBe('1 warning');
    overlay.show([]);
    expect(part('.badge').hidden).toBe(true);
  });

  test('that were closed stay closed while they are the same, on whatever line', () => {
    overlay.show([error()]);
    press('Escape');
    expect(isOpen()).toBe(false);
    overlay.show([error({ line: 42 })]);
    expect(isOpen()).toBe(false);
    expect(part('.badge').textContent).toBe('1 error');
  });

  test('that are new open it again', () => {
    overlay.show([error()]);
    part('.close').click();
    overlay.show([error(), error({ message: 'Another.' })]);
    expect(isOpen()).toBe(true);
  });

  test('that come back after they were mended open it again', () => {
    overlay.show([error()]);
    part('.close').click();
    overlay.show([]);
    overlay.show([error()]);
    expect(isOpen()).toBe(true);
  });
});

describe('warnings', () => {
  test('are a badge with their number, which opens the same list', () => {
    overlay.show([warning(), warning({ message: 'Another.' })]);
    expect(isOpen()).toBe(false);
    expect([part('.badge').hidden, part('.badge').textContent]).toEqual([false, '2 warnings']);
    part('.badge').click();
    expect(isOpen()).toBe(true);
    expect(part('.list').querySelectorAll('.problem')).toHaveLength(2);
  });

  test('stay open for their reader while other warnings come', () => {
    overlay.show([warning()]);
    part('.badge').click();
    overlay.show([warning(), warning({ message: 'Another.' })]);
    expect(isOpen()).toBe(true);
    overlay.show([]);
    expect(isOpen()).toBe(false);
  });
});

describe('the focus', () => {
  test('goes to the dialog, and back to where it was', () => {
    const field = document.querySelector<HTMLInputElement>('#q');
    field?.focus();
    overlay.show([error()]);
    expect(overlay.shadowRoot?.activeElement).toBe(part('.close'));
    press('Escape');
    expect(document.activeElement).toBe(field);
  });

  test('stays on the button of an error whose text is another now', () => {
    overlay.show([error(), error({ message: 'Second.' })]);
    part('.list').querySelectorAll('button')[1]?.focus();
    overlay.show([error({ line: 40 }), error({ message: 'Second.', line: 50 })]);
    expect(overlay.shadowRoot?.activeElement?.textContent).toBe('content/ui/pages.ts:50:20');
  });

  test('keys that are pressed in it do not reach the site', () => {
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
    overlay.show([error()]);
    press('/');
    expect(keys).toEqual([]);
  });
});

describe('a place', () => {
  test('is opened in the editor', () => {
    overlay.show([error(), error({ line: null, column: null, message: 'Second.' })]);
    for (const button of part('.list').querySelectorAll('button')) button.click();
    expect(asked).toEqual([
      { file: 'content/ui/pages.ts', line: 41, column: 20 },
      { file: 'content/ui/pages.ts', line: 1, column: 1 },
    ]);
    expect(part('.list').querySelectorAll('button')[1]?.textContent).toBe('content/ui/pages.ts');
  });

  test('that cannot be opened is told about', async () => {
    failure = 'No editor is known.';
    overlay.show([error()]);
    part('.place').click();
    await expect.poll(() => part('.failure').textContent).toBe('No editor is known.');
  });
});

test('a word about the server is said to screen readers, and taken away', () => {
  overlay.say('The server is gone.');
  expect([part('[role=status]').textContent, isOpen()]).toEqual(['The server is gone.', false]);
  overlay.say('');
  expect(part('[role=status]').textContent).toBe('');
});

describe('the page that is sent while there is no other', () => {
  const open = (problems: readonly ShownProblem[]) => {
    const html = problemPage(problems, { base: '/docs/', token: 't' });
    document.body.innerHTML = new DOMParser().parseFromString(
      html.replace(/<script.*?<\/script>/g, ''),
      'text/html',
    ).body.innerHTML;
    return html;
  };

  test('says what is wrong without any script', () => {
    const html = open([error(), error({ message: '<b>' })]);
    expect(html).toContain('<title>2 errors · docs-gen</title>');
    expect(html).toContain('src="/docs/__docs-gen/client.js"');
    expect(document.querySelectorAll('#dg-problems .problem')).toHaveLength(2);
    expect(document.querySelector('#dg-count')?.textContent).toBe('2 errors');
  });

  test('follows the session, and opens files', () => {
    open([error()]);
    let reloads = 0;
    const page = followOnProblemPage(document, {
      open: async (place) => void asked.push(place),
      reload: () => {
        reloads++;
      },
    });
    page.show([error(), error({ message: 'Second.' }), warning()]);
    expect(document.querySelector('#dg-count')?.textContent).toBe('2 errors, 1 warning');
    document.querySelector<HTMLElement>('.place')?.click();
    expect(asked).toHaveLength(1);
    page.show([warning()]);
    expect(reloads).toBe(1);
  });
});
