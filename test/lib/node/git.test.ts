// Git as a stream: what it writes, how it fails, and that it ends with its reader.
import { describe, expect, test } from 'vitest';
import { runGit } from '../../../src/lib/node/git.ts';
import { gitRepository } from '../../support/git-repository.ts';
import { tempDir } from '../../support/temp-dir.ts';

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

describe('runGit', () => {
  test('returns the output of git, with characters intact that are split across two chunks', async () => {
    const repo = gitRepository(tempDir());
    const long = 'ä按😀'.repeat(60_000);
    await repo.commit({ 'a.txt': `x${long}` });
    expect(await textOf(runGit(['show', 'HEAD:a.txt'], repo.dir))).toBe(`x${long}`);
  });

  test('throws the error text of git when it fails', async () => {
    const repo = gitRepository(tempDir());
    await expect(textOf(runGit(['log', 'nowhere'], repo.dir))).rejects.toThrow(/unknown revision/);
  });

  test('ends when its reader stops', async () => {
    const repo = gitRepository(tempDir());
    await repo.commit({ 'a.txt': 'line\n'.repeat(400_000) });
    for await (const chunk of runGit(['show', 'HEAD:a.txt'], repo.dir)) {
      expect(chunk.startsWith('line\n')).toBe(true);
      break;
    }
  });
});
