// The members of a type with several forms, such as a union of props.
import { expect, test } from 'vitest';
import { joinMembers, type Member } from '../../src/typescript/members.ts';

const form = (...names: readonly string[]): Map<string, Member> =>
  new Map(
    names.map((text) => {
      const name = text.replace('?', '');
      return [name, { name, symbols: [], optional: text.endsWith('?') }];
    }),
  );

test.each([
  [[form('href'), form('href')], ['href']],
  [
    [form('href'), form('href', 'onClick')],
    ['href', 'onClick?'],
  ],
  [
    [form('href', 'onClick'), form('onClick')],
    ['href?', 'onClick'],
  ],
  [[form('href?'), form('href')], ['href?']],
])('members of %o are required only if each form requires them', (forms, expected) => {
  expect([...joinMembers(forms).values()].map(({ name, optional }) => (optional ? `${name}?` : name))).toEqual(
    expected,
  );
});
