// Rules that hold for every code, so that a new entry cannot forget one.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/diagnostics/catalogue.ts';
import { EFFECTS, isRecoverable, severityOf } from '../../src/diagnostics/entry.ts';

/** The effects that leave the output complete. */
const COMPLETE: Readonly<Record<string, string | undefined>> = { complete: 'warning', optional: 'info' };

describe.each(Object.entries(catalogue))('%s', (code, entry) => {
  test('is named after the folder that raises it', () => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z][a-z0-9-]*$/);
    expect(existsSync(new URL(`../../src/${code.split('/')[0]}`, import.meta.url))).toBe(true);
  });

  test('is a warning or a note only where the output is complete', () => {
    expect(Object.keys(EFFECTS)).toContain(entry.effect);
    expect(severityOf(entry)).toBe(COMPLETE[entry.effect] ?? 'error');
    if (entry.effect === 'stops') expect(isRecoverable(entry)).toBe(false);
    if (severityOf(entry) !== 'error') expect(entry.recoverable).toBeUndefined(); // It is, without saying so.
  });

  test('is explained in sentences', () => {
    const { what, why, example, fix } = entry.explain;
    for (const text of [what, why]) expect(text.trim()).toMatch(/[.!?)`]$/);
    for (const text of [example, fix]) expect(text.trim()).not.toBe('');
  });
});
