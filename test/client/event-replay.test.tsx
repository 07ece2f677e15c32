// @vitest-environment happy-dom
// Events before an island is loaded are held and replayed once.
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Counter, click, components, inside, log, place, settle, startWith } from './place-island.tsx';

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

  test('is rendered before the next one is passed on', async () => {
    const Order = () => {
      const [count, setCount] = useState(0);
      return (
        <p>
          <button type="button" onClick={() => setCount(count + 1)}>
            Add
          </button>
          <button className="order" type="button" onClick={() => log.push(`ordered ${count}`)}>
            Order
          </button>
        </p>
      );
    };
    const island = place('Order', Order, {});
    const { open } = startWith({ Order });
    click(inside(island, 'button'));
    click(inside(island, '.order'));
    open();
    await settle();
    expect(log).toEqual(['ordered 1']);
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
