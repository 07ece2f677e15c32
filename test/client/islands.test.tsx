// @vitest-environment happy-dom
import { type ComponentType, useEffect, useId, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hydrateIsland } from '../../src/client/hydrate.tsx';
import { type IslandHost, startIslands } from '../../src/client/start-islands.ts';
import { createColorModeStore } from '../../src/client/state/color-mode.ts';
import { createIslandScope, type IslandTrigger, renderIsland } from '../../src/render/island.tsx';

// What the islands of these tests did, in order.
let log: string[] = [];

function Counter({ label = 'count' }: { readonly label?: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => void log.push('live'), []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

function Broken(): never {
  throw new Error('no luck');
}

const components: Readonly<Record<string, ComponentType<never>>> = { Counter };

/** The host of the entry script, with a door in front of the download. */
function startWith(islands: Readonly<Record<string, ComponentType<never>>>) {
  let open: () => void = () => undefined;
  const downloaded = new Promise<void>((resolve) => {
    open = resolve;
  });
  const warmed: string[] = [];
  const mounted: string[] = [];
  const colorMode = createColorModeStore({
    prefix: 'mui',
    storage: null,
    matchMedia: undefined,
    document,
    events: window,
  });
  const host: IslandHost = {
    warm: (element) => warmed.push(element.getAttribute('name') ?? ''),
    async mount(element) {
      const name = element.getAttribute('name') ?? '';
      mounted.push(name);
      await downloaded;
      const component = islands[name];
      if (!component) throw new Error(`${name} could not be downloaded`);
      await hydrateIsland(element, component, {
        config: { prefix: 'mui', themePrefix: 'dg-theme' },
        storage: null,
        colorMode,
      });
    },
  };
  // Listeners live on the document: each test has a document of its own.
  startIslands(document, host);
  return { open, warmed, mounted };
}

function place<P extends object>(
  name: string,
  component: ComponentType<P>,
  props: P,
  when: IslandTrigger = 'interaction',
): HTMLElement {
  const template = document.createElement('div');
  template.innerHTML = renderIsland(createIslandScope(new Map(), 't'), { name, when, component, props });
  document.body.append(template);
  const island = template.firstElementChild;
  if (!(island instanceof HTMLElement)) throw new Error('The island has no element.');
  return island;
}

/** One turn of the event loop: React's work and all promises that were due are over. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const inside = (island: HTMLElement, selector: string): HTMLElement => {
  const found = island.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${island.outerHTML}`);
  return found;
};
const click = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

// `startIslands` listens for the life of a page, so listeners of earlier tests are taken off with it.
const added: [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined][] = [];
const addEventListener = document.addEventListener.bind(document);
document.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
) => {
  added.push([type, listener, options]);
  addEventListener(type, listener, options);
};
afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) document.removeEventListener(type, listener, options);
  document.body.innerHTML = '';
  log = [];
});

describe('the first event', () => {
  test('is counted once if it is a click before React is loaded', async () => {
    const island = place('Counter', Counter, {});
    const { open } = startWith(components);
    const button = inside(island, 'button');
    expect(click(button)).toBe(false); // Held.
    await settle();
    expect(button.textContent).toBe('count 0');
    open();
    await settle();
    expect(log).toEqual(['live']);
    expect(button.isConnected).toBe(true);
    expect(button.textContent).toBe('count 1');
    click(button);
    await settle();
    expect(button.textContent).toBe('count 2');
  });

  test('is not repeated by an impatient second and third click', async () => {
    const island = place('Counter', Counter, {});
    const { open, mounted } = startWith(components);
    for (let i = 0; i < 3; i++) click(inside(island, 'button'));
    open();
    await settle();
    expect(inside(island, 'button').textContent).toBe('count 1');
    expect(mounted).toEqual(['Counter']);
  });

  test('is passed to the new element if React had to replace the old one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const island = place('Counter', Counter, {});
    const old = inside(island, 'button');
    old.textContent = 'edited by an extension';
    const { open } = startWith(components);
    click(old);
    open();
    await settle();
    expect(inside(island, 'button').textContent).toBe('count 1');
  });

  test('reaches the listeners of the page once if it is a click', async () => {
    const island = place('Counter', Counter, {});
    const { open } = startWith(components);
    const onBody = vi.fn();
    document.body.addEventListener('click', onBody);
    click(inside(island, 'button'));
    expect(onBody).not.toHaveBeenCalled();
    open();
    await settle();
    expect(onBody).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', onBody);
  });

  // Enter on a button is a click already; holding both would count twice.
  test.each([
    ['Enter', 'button', false],
    [' ', 'button', false],
    ['Enter', '[role=option]', true],
    [' ', '[role=option]', true],
    ['a', '[role=option]', false],
    ['ArrowDown', '[role=option]', false],
  ])('is held for the key %j on %s: %j', async (key, selector, isHeld) => {
    const Keys = () => (
      <div>
        <button type="button" onKeyDown={(event) => log.push(event.key)}>
          b
        </button>
        <div role="option" aria-selected="false" tabIndex={0} onKeyDown={(event) => log.push(event.key)}>
          o
        </div>
      </div>
    );
    const island = place('Keys', Keys, {});
    const { open } = startWith({ Keys });
    const passed = inside(island, selector).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    expect(passed).toBe(!isHeld);
    open();
    await settle();
    expect(log).toEqual(isHeld ? [key] : []);
  });

  test('submits a form once, to the island', async () => {
    const Form = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          log.push('submit');
        }}
      >
        <button type="submit">Send</button>
      </form>
    );
    const island = place('Form', Form, {});
    const { open } = startWith({ Form });
    const native = vi.fn();
    window.addEventListener('submit', native);
    const form = inside(island, 'form');
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(native).not.toHaveBeenCalled();
    open();
    await settle();
    expect(log).toEqual(['submit']);
    window.removeEventListener('submit', native);
  });

  test('keeps text typed early, in a controlled field', async () => {
    const Field = () => {
      const [text, setText] = useState('');
      return (
        <label>
          <input value={text} onChange={(event) => setText(event.target.value)} />
          <output>{text}</output>
        </label>
      );
    };
    const island = place('Field', Field, {});
    const { open } = startWith({ Field });
    const input = inside(island, 'input') as HTMLInputElement; // As the selector says.
    for (const value of ['h', 'hi']) {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    open();
    await settle();
    expect(inside(island, 'output').textContent).toBe('hi');
    expect(input.value).toBe('hi');
  });

  test.each([
    ['with a modifier', 'button', { ctrlKey: true }],
    ['of the middle button', 'button', { button: 1 }],
    ['on a link', 'a', {}],
  ])('is left to the browser for a click %s', async (_, selector, init) => {
    const Mixed = () => (
      <p>
        <a href="#there">go</a>
        <button type="button">b</button>
      </p>
    );
    const island = place('Mixed', Mixed, {});
    const { mounted } = startWith({ Mixed });
    expect(click(inside(island, selector), init)).toBe(true);
    expect(mounted).toEqual([]);
  });

  test('starts the download on touch without starting the island', async () => {
    const island = place('Counter', Counter, {});
    const { warmed, mounted } = startWith(components);
    inside(island, 'button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    inside(island, 'button').dispatchEvent(new Event('focusin', { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(warmed).toEqual(['Counter', 'Counter']);
    expect(mounted).toEqual([]);
  });
});

describe('an island that fails', () => {
  test('is reported by name, keeps its server HTML, and does not stop the others', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = place('Gone', Counter, { label: 'gone' }, 'load');
    const broken = place('Broken', Counter, { label: 'broken' }, 'load');
    const good = place('Counter', Counter, {}, 'load');
    const { open } = startWith({ Broken, Counter });
    open();
    await settle();
    const said = error.mock.calls.map(([first]) => String(first));
    expect(said).toContain('Island Gone could not start.');
    expect(said).toContain('Island Broken failed.');
    expect(inside(gone, 'button').textContent).toBe('gone 0');
    expect(inside(broken, 'button').textContent).toBe('broken 0');
    click(inside(good, 'button'));
    await settle();
    expect(inside(good, 'button').textContent).toBe('count 1');
  });

  test('holds no events any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const island = place('Gone', Counter, {});
    const { open } = startWith({});
    const onBody = vi.fn();
    document.body.addEventListener('click', onBody);
    expect(click(inside(island, 'button'))).toBe(false);
    open();
    await settle();
    expect(onBody).toHaveBeenCalledTimes(1);
    expect(click(inside(island, 'button'))).toBe(true);
    document.body.removeEventListener('click', onBody);
  });
});

describe('an island starts', () => {
  test('at once with load', async () => {
    place('Counter', Counter, {}, 'load');
    const { open, mounted } = startWith(components);
    expect(mounted).toEqual(['Counter']);
    open();
    await settle();
    expect(log).toEqual(['live']);
  });

  test('not before an interaction with interaction', async () => {
    place('Counter', Counter, {});
    const { mounted } = startWith(components);
    await settle();
    expect(mounted).toEqual([]);
  });

  test('when the browser is idle with idle, at the latest after two seconds', () => {
    const idle = vi.fn<(run: () => void, options?: { timeout: number }) => number>(() => 0);
    vi.stubGlobal('requestIdleCallback', idle);
    place('Counter', Counter, {}, 'idle');
    const { mounted } = startWith(components);
    expect(mounted).toEqual([]);
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
    idle.mock.calls[0]?.[0]();
    expect(mounted).toEqual(['Counter']);
    vi.unstubAllGlobals();
  });

  test('soon with idle, in a browser without idle callbacks', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers();
    place('Counter', Counter, {}, 'idle');
    const { mounted } = startWith(components);
    expect(mounted).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(mounted).toEqual(['Counter']);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('when its first element is near with visible', () => {
    const observed: Element[] = [];
    let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    class Observer {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed.length = 0;
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const island = place('Counter', Counter, {}, 'visible');
    const { mounted } = startWith(components);
    // The island itself has no box.
    expect(observed).toEqual([inside(island, 'button')]);
    report([{ isIntersecting: false }]);
    expect(mounted).toEqual([]);
    report([{ isIntersecting: true }]);
    expect(mounted).toEqual(['Counter']);
    expect(observed).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('server and browser', () => {
  test('agree on ids, for many islands of one page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Field = () => {
      const id = useId();
      return (
        <p>
          <label htmlFor={id}>l</label>
          <input id={id} />
        </p>
      );
    };
    const scope = createIslandScope(new Map(), 'i');
    document.body.innerHTML = [1, 2, 3]
      .map(() => renderIsland(scope, { name: 'Field', when: 'load', component: Field, props: {} }))
      .join('');
    const ids = [...document.querySelectorAll('input')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    const { open } = startWith({ Field });
    open();
    await settle();
    expect([...document.querySelectorAll('input')].map(({ id }) => id)).toEqual(ids);
    expect(error).not.toHaveBeenCalled();
  });

  test('end an island together with its effects', async () => {
    const Watcher = () => {
      useEffect(() => () => void log.push('ended'), []);
      return <p>on</p>;
    };
    const island = place('Watcher', Watcher, {}, 'load');
    const { open } = startWith({ Watcher });
    open();
    await settle();
    island.dispatchEvent(new Event('dg-end'));
    await settle();
    expect([log, island.innerHTML]).toEqual([['ended'], '']);
  });

  test('pass props through the attribute', async () => {
    const island = place('Counter', Counter, { label: `"<&'>` }, 'load');
    const { open } = startWith(components);
    open();
    await settle();
    expect(log).toEqual(['live']);
    expect(inside(island, 'button').textContent).toBe(`"<&'> 0`);
  });
});
