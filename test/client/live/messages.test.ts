import { expect, test } from 'vitest';
import { readFromFrame } from '../../../src/client/live/messages.ts';

test.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [
    { type: 'height', height: 12, more: 1 },
    { type: 'height', height: 12 },
  ],
  [
    { type: 'shown', turn: 2 },
    { type: 'shown', turn: 2 },
  ],
  [
    { type: 'error', turn: 2, message: 'm', file: 'a.tsx', line: 3 },
    { type: 'error', turn: 2, message: 'm', file: 'a.tsx', line: 3 },
  ],
  [
    { type: 'error', turn: 2, message: 'm', file: 1, line: '3' },
    { type: 'error', turn: 2, message: 'm', file: null, line: null },
  ],
  // Edited code may send what it likes.
  [null, null],
  ['ready', null],
  [{}, null],
  [{ type: 'height', height: '100vh' }, null],
  [{ type: 'height', height: Number.POSITIVE_INFINITY }, null],
  [{ type: 'shown' }, null],
  [{ type: 'error', turn: 1, message: { html: '<img>' } }, null],
  [{ type: 'other', turn: 1 }, null],
])('%j is read as %j', (data, message) => {
  expect(readFromFrame(data)).toEqual(message);
});

test('a message of any length is shown in part', () => {
  const read = readFromFrame({ type: 'error', turn: 1, message: 'x'.repeat(5000) });
  expect(read?.type === 'error' && read.message.length).toBe(1000);
});
