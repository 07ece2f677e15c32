// Reads `git log -z --name-only` as it streams in: chunks of text to commits, whatever the names of files hold.

import { withoutForbidden } from '../lib/forbidden-characters.ts';

export interface Commit {
  readonly hash: string;
  /** Date of the author, `2026-01-02T10:11:12Z`; null: the commit holds no date that a calendar has. */
  readonly modified: string | null;
  readonly author: string;
  /** From the top of the repository. */
  readonly paths: readonly string[];
}

/** Each commit starts with an empty field, which no path is. `%aN`: the name by the repository's mailmap. */
export const LOG_FORMAT = '%x00%H%x00%at%x00%aN';

export async function* readCommits(chunks: AsyncIterable<string>): AsyncGenerator<Commit> {
  let fields: string[] = [];
  for await (const field of splitFields(chunks)) {
    // The author may be empty too: the three fields of a commit are counted.
    if (field === '' && fields.length >= 3) {
      yield toCommit(fields);
      fields = [];
    } else if (field !== '' || fields.length > 0) fields.push(field);
  }
  if (fields.length >= 3) yield toCommit(fields);
}

async function* splitFields(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const fields = (rest + chunk).split('\0');
    rest = fields.pop() ?? '';
    yield* fields;
  }
  if (rest !== '') yield rest;
}

function toCommit([hash = '', seconds = '', author = '', ...paths]: readonly string[]): Commit {
  // Git sets the list of files off by an empty line.
  const files = paths.map((path, index) => (index === 0 ? path.replace(/^\n/, '') : path));
  return { hash, modified: toInstant(seconds), author: withoutForbidden(author), paths: files };
}

/** Commits are made by programs too, and some lie far outside of any calendar. */
function toInstant(seconds: string): string | null {
  const date = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1000 : Number.NaN);
  return date.getUTCFullYear() <= 9999 ? date.toISOString().replace('.000Z', 'Z') : null;
}
