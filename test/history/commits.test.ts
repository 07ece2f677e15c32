// The stream of `git log` to commits, cut anywhere.
import { describe, expect, test } from 'vitest';
import { readCommits } from '../../src/history/commits.ts';

async function commits(...chunks: string[]) {
  async function* stream() {
    yield* chunks;
  }
  const found = [];
  for await (const { hash, modified, author, paths } of readCommits(stream()))
    found.push([hash, modified, author, ...paths]);
  return found;
}

const LOG = '\0aa\x001767348000\0Ann\0\na.md\0b.md\0\0bb\x001767261600\0Bo\0\0cc\x001767175200\0\0\n\nodd\0';
const COMMITS = [
  ['aa', '2026-01-02T10:00:00Z', 'Ann', 'a.md', 'b.md'],
  ['bb', '2026-01-01T10:00:00Z', 'Bo'],
  ['cc', '2025-12-31T10:00:00Z', '', '\nodd'],
];

describe('the reader of git commits', () => {
  test('reads commits with files, without any, and without a name of an author', async () => {
    expect(await commits(LOG)).toEqual(COMMITS);
  });

  test('reads the same wherever the stream is split', async () => {
    for (let at = 0; at <= LOG.length; at++) expect(await commits(LOG.slice(0, at), LOG.slice(at))).toEqual(COMMITS);
    expect(await commits(...LOG)).toEqual(COMMITS);
  });

  test('finds nothing in an empty stream', async () => {
    expect(await commits()).toEqual([]);
    expect(await commits('')).toEqual([]);
  });

  // Dates that programs have put into commits.
  test.each(['', 'x', '-1', '99999999999999999999', '253402300800'])('gives no date for %j', async (seconds) => {
    expect(await commits(`\0aa\0${seconds}\0Ann\0\na.md\0`)).toEqual([['aa', null, 'Ann', 'a.md']]);
  });
});
