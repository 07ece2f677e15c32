// What a demo is called where it is opened elsewhere, and how its projects are kept between builds.
import { expect, test } from 'vitest';
import { inWords } from '../../src/workers/sandboxes.ts';

test.each([
  ['BasicButtons', 'Basic buttons'],
  ['RTLForm', 'RTL form'],
  ['GridWithAPIKeys', 'Grid with API keys'],
  ['Button1', 'Button1'],
  ['snake_case-name', 'Snake case name'],
])('%s is called %j', (name, words) => {
  expect(inWords(name)).toBe(words);
});
