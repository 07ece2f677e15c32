// @vitest-environment happy-dom
// When islands start, what they share with the server HTML, and what happens to one that fails.
import { useEffect, useId } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createIslandScope, renderIsland } from '../../src/render/island.tsx';
import { Counter, click, components, inside, log, place, settle, startWith } from './place-island.tsx';

function Broken(): never {
  throw new Error('no luck');
}

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
