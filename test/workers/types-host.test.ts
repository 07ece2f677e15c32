import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DescribeRequest } from '../../src/model/package-types.ts';
import { createTypeHost } from '../../src/workers/types-host.ts';
import { tempDir } from '../support/temp-dir.ts';

function request(root: string) {
  return { root, package: '@acme/kit', entries: ['@acme/kit'], tsconfig: null };
}

describe('The thread of TypeScript', () => {
  it('answers the same, whatever it was asked before', async () => {
    const root = tempDir();
    cpSync('test/fixtures/api-packages/kit', join(root, 'node_modules/@acme/kit'), { recursive: true });
    const questions = [
      request(root),
      { ...request(root), kinds: ['component'] as const },
      { ...request(root), tsconfig: null, package: 'kit' },
    ];
    const answersTo = async (asked: readonly DescribeRequest[]) => {
      const host = createTypeHost();
      const given = await Promise.all(asked.map((question) => host.describe(question)));
      await host.close();
      return given;
    };
    const answers = await answersTo(questions);
    expect(JSON.stringify(answers)).toContain('"name":"Knob"');
    expect(await answersTo(questions.toReversed())).toEqual(answers.toReversed());
  });

  it('says that it has ended, and another takes its place', async () => {
    const thread = join(tempDir(), 'thread.mjs');
    await writeFile(
      thread,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  if (request.package === 'bad') process.exit(7);
  parentPort.postMessage(request.package === 'wrong' ? { id, failed: 'No such type.' } : { id, value: { exports: [] } });
});`,
    );
    const host = createTypeHost({ thread: pathToFileURL(thread) });
    await expect(host.describe({ ...request('/'), package: 'bad' })).rejects.toThrow('ended with code 7');
    await expect(host.describe({ ...request('/'), package: 'wrong' })).rejects.toThrow('No such type.');
    expect(await host.describe(request('/'))).toEqual({ exports: [] });
    await host.close();
    await expect(host.describe(request('/'))).rejects.toThrow('after the host was closed');
  });

  it('is followed by one with a larger heap when it runs out of memory, which answers the same question', async () => {
    const thread = join(tempDir(), 'thread.mjs');
    await writeFile(
      thread,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  const heap = Array.from({ length: request.package === 'large' ? 4_000_000 : 1 }, (_, index) => ({ index }));
  parentPort.postMessage({ id, value: { exports: [heap.length] } });
});`,
    );
    const questions = ['small', 'large', 'small'].map((name) => ({ ...request('/'), package: name }));
    const host = createTypeHost({ thread: pathToFileURL(thread), heapLimits: { first: 32, next: 1024 } });
    const answers = await Promise.all(questions.map((question) => host.describe(question)));
    expect(answers.map(({ exports }) => exports)).toEqual([[1], [4_000_000], [1]]);
    await host.close();
    const limited = createTypeHost({ thread: pathToFileURL(thread), heapLimits: { first: 32, next: 32 } });
    await expect(limited.describe({ ...request('/'), package: 'large' })).rejects.toThrow('out of memory');
    await limited.close();
  });

  it('rejects what is still asked when it is closed', async () => {
    const thread = join(tempDir(), 'thread.mjs');
    await writeFile(
      thread,
      "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => undefined);",
    );
    const host = createTypeHost({ thread: pathToFileURL(thread) });
    const questions = [request('/'), { ...request('/'), package: 'other' }].map((question) => host.describe(question));
    const ends = Promise.allSettled(questions);
    await host.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
