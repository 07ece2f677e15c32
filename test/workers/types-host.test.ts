import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTypeHost } from '../../src/workers/types-host.ts';
import { tempDir } from '../support/temp-dir.ts';

function request(root: string) {
  return { root, package: '@acme/kit', entries: ['@acme/kit'], tsconfig: null };
}

describe('The threads of TypeScript', () => {
  it('answer the same, whatever their number', async () => {
    const root = tempDir();
    cpSync('test/fixtures/api-packages/kit', join(root, 'node_modules/@acme/kit'), { recursive: true });
    const questions = [
      request(root),
      { ...request(root), kinds: ['component'] as const },
      { ...request(root), tsconfig: null, package: 'kit' },
    ];
    const answers = await Promise.all(
      [1, 2].map(async (size) => {
        const host = createTypeHost({ size });
        const given = await Promise.all(questions.map((question) => host.describe(question)));
        await host.close();
        return JSON.stringify(given);
      }),
    );
    expect(answers[0]).toContain('"name":"Knob"');
    expect(answers[1]).toBe(answers[0]);
  });

  it('tell that they have ended, and others take their place', async () => {
    const thread = join(tempDir(), 'thread.mjs');
    await writeFile(
      thread,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  if (request.package === 'bad') process.exit(7);
  parentPort.postMessage(request.package === 'wrong' ? { id, failed: 'No such type.' } : { id, value: { exports: [] } });
});`,
    );
    const host = createTypeHost({ thread: pathToFileURL(thread), size: 1 });
    await expect(host.describe({ ...request('/'), package: 'bad' })).rejects.toThrow('ended with code 7');
    await expect(host.describe({ ...request('/'), package: 'wrong' })).rejects.toThrow('No such type.');
    expect(await host.describe(request('/'))).toEqual({ exports: [] });
    await host.close();
    await expect(host.describe(request('/'))).rejects.toThrow('after the host was closed');
  });

  it('stop what is still asked when they are closed', async () => {
    const thread = join(tempDir(), 'thread.mjs');
    await writeFile(
      thread,
      "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => undefined);",
    );
    const host = createTypeHost({ thread: pathToFileURL(thread), size: 1 });
    const questions = [request('/'), { ...request('/'), package: 'other' }].map((question) => host.describe(question));
    const ends = Promise.allSettled(questions);
    await host.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
