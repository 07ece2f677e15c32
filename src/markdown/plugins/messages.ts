// What the plugins of a project say of a page by `file.message()`, as diagnostics with their places.
import type { VFile } from 'vfile';
import { report } from '../../diagnostics/report.ts';
import type { Diagnostic, Location } from '../../model/outcome.ts';

type Message = VFile['messages'][number];

/** One that a plugin marks as fatal is an error. */
export function pluginMessages(messages: readonly Message[], file: string): Diagnostic[] {
  return messages.map((message) =>
    report(
      'markdown/plugin-message',
      { plugin: message.source ?? null, text: message.reason, note: message.note ?? null },
      placeOfMessage(message, file),
      { severity: message.fatal ? 'error' : 'warning' },
    ),
  );
}

function placeOfMessage({ line, column }: Message, file: string): Location {
  return line === undefined ? { file } : { file, line, ...(column === undefined ? {} : { column }) };
}
