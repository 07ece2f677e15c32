// Placeholders in descriptions of CSS classes.
import { describe, expect, test } from 'vitest';
import { readComponent } from './project.ts';

describe('a placeholder in a class description', () => {
  const classText = async (text: object) => {
    const { value, diagnostics } = await readComponent(
      { classes: [{ key: 'k', className: 'C' }] },
      { classDescriptions: { k: text } },
    );
    return { html: value.classes[0]?.description, diagnostics };
  };

  test.each([
    [{ description: 'On {{nodeName}}.', nodeName: 'the root' }, 'On the root.'],
    [
      { description: 'On {{nodeName}} if {{conditions}}.', nodeName: '<code>a</code>', conditions: 'x=&quot;1&quot;' },
      'On <code>a</code> if x=&quot;1&quot;.',
    ],
    [
      { description: '{{nodeName}} and {{nodeName}}', nodeName: '{{conditions}}', conditions: 'c' },
      '{{conditions}} and {{conditions}}',
    ], // Filled once.
    [{ description: 'No placeholder, {{ new feature }}.' }, 'No placeholder, {{ new feature }}.'],
  ])('is filled from the other fields: %j', async (text, html) => {
    expect(await classText(text)).toEqual({ html, diagnostics: [] });
  });

  test('without a value is kept, and reported at its place', async () => {
    const { html, diagnostics } = await classText({ description: 'On {{nodeName}}.' });
    expect(html).toBe('On {{nodeName}}.');
    expect(diagnostics).toMatchObject([
      {
        code: 'api/missing-text',
        severity: 'error',
        at: { file: 'content/ui/texts/item.json', line: 4, column: 22 },
      },
    ]);
  });

  test('with the name of an Object.prototype property is not filled', async () => {
    expect((await classText({ description: '{{constructor}}' })).diagnostics).toMatchObject([
      { code: 'api/missing-text' },
    ]);
  });
});
