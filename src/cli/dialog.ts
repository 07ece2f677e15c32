// Asks a person at the terminal, one question at a time.
import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import type { Dialog } from './context.ts';

export function createDialog(input: Readable, output: Writable): Dialog {
  return {
    async text({ message, initial, problem }) {
      const validate = (answer: string | undefined) => {
        const wrong = problem(answer ?? '');
        return wrong === null ? undefined : `It ${wrong}.`;
      };
      const answer = await text({ message, initialValue: initial, validate, input, output });
      return isCancel(answer) ? null : answer;
    },
    async choose({ message, initial, choices }) {
      const options = choices.map(({ value, label }) => ({ value: String(value), label }));
      const answer = await select<string>({ message, options, initialValue: initial, input, output });
      return choices.find(({ value }) => value === answer)?.value ?? null;
    },
  };
}
