import { describe, expect, test } from 'vitest';
import { jsonErrorOffset } from '../../src/lib/json-error.ts';

/** `^` stands before the character at which the text stops being JSON. */
const BROKEN = [
  '{"a": 1,^}',
  '{"a": 1 ^"b": 2}',
  '{^a: 1}',
  "{^'a': 1}",
  '{"a" ^1}',
  '[1, 2,^]',
  '[1 ^2]',
  '{"a": ^undefined}',
  '{"a": ^"open}',
  '{"a": ^"bad \\x escape"}',
  '{"a": ^"line\nfeed"}',
  '{"a": 0^1}',
  '{"a": 1}^ // note',
  '{"a": [1, {"b": 2^]}',
  '{"a": 1^',
  '^',
  '{} ^{}',
  '[^,]',
  '{"a": ^+1}',
].map((marked): [string, number] => [marked.replace('^', ''), marked.indexOf('^')]);

describe('the place where a text stops being JSON', () => {
  test.each(BROKEN)('%j', (source, offset) => {
    expect(() => JSON.parse(source)).toThrow(SyntaxError);
    const found = jsonErrorOffset(source);
    expect(source.slice(offset, found).trim()).toBe(''); // White space before it counts as the same place.
    expect(found).toBeGreaterThanOrEqual(offset);
  });

  test.each(['{}', '[]', ' {"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {"c": []}} ', '"text"', '0'])(
    'there is none in %j',
    (source) => {
      JSON.parse(source);
      expect(jsonErrorOffset(source)).toBe(source.length);
    },
  );
});
