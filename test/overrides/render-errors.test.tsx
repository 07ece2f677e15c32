// Templates that throw while pages are rendered.
import { describe, expect, test } from 'vitest';
import { component, html, load, said } from './load-folder.ts';

describe('a template that throws while it renders', () => {
  test('is told once, with its line, the first route and the number of others', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx': 'export default ({ product }) => {\n  return <p>{product.name}</p>;\n};',
    });
    for (const route of ['/a/', '/b/', '/c/'])
      expect(loaded.guard.attempt(route, () => html(loaded, 'OfflinePage'))).toBeNull();
    const found = loaded.guard.take();
    expect(said(found)).toEqual(['error overrides/render-failed my/pages/OfflinePage.tsx:2:22']);
    expect(found[0]?.message).toBe(
      "my/pages/OfflinePage.tsx threw an error while /a/ was rendered (and 2 more pages): TypeError: Cannot read properties of undefined (reading 'name').",
    );
    expect(loaded.guard.take()).toEqual([]);
  });

  test('in a helper is told at the line of the helper, with the name of the template', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx': "import { Bad } from '../_bad.tsx';\nexport default () => <Bad />;",
      'my/_bad.tsx': "export const Bad = () => {\n  throw new Error('no tide');\n};",
    });
    loaded.guard.attempt('/a/', () => html(loaded, 'OfflinePage'));
    const found = loaded.guard.take();
    expect(said(found)).toEqual(['error overrides/render-failed my/_bad.tsx:2:9']);
    expect(found[0]?.message).toBe('my/pages/OfflinePage.tsx threw an error while /a/ was rendered: no tide.');
  });

  test('by what it gives to React is told at its export', async () => {
    const loaded = await load({ 'my/pages/OfflinePage.tsx': '// Odd.\nexport default () => ({ a: 1 });' });
    loaded.guard.attempt('/a/', () => html(loaded, 'OfflinePage'));
    expect(said(loaded.guard.take())).toEqual(['error overrides/render-failed my/pages/OfflinePage.tsx:2:1']);
  });

  test('is told apart from a bug of docs-gen, which goes on', async () => {
    const loaded = await load({ 'my/pages/OfflinePage.tsx': component('<i />') });
    const { guard } = loaded;
    guard.attempt('/before/', () => html(loaded, 'OfflinePage'));
    expect(() =>
      guard.attempt('/a/', () => {
        throw new Error('ours');
      }),
    ).toThrow('ours');
    expect(guard.take()).toEqual([]);
  });
});
