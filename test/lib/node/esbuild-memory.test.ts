// esbuild's process has a memory limit, which other processes do not get.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { stopEsbuild, transform } from '../../../src/lib/node/esbuild.ts';

/** `GOMEMLIMIT` of the child processes that esbuild serves. */
function limits(): (string | undefined)[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--service='))
    .map((pid) => /(?:^|\0)GOMEMLIMIT=([^\0]*)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]);
}

const own = process.env.GOMEMLIMIT;

async function startAnew(limit: string | undefined): Promise<void> {
  await transform('1', {}); // There may be none yet.
  await stopEsbuild();
  if (limit === undefined) delete process.env.GOMEMLIMIT;
  else process.env.GOMEMLIMIT = limit;
  await transform('1', {});
}

afterEach(() => startAnew(own));

test.runIf(existsSync('/proc/self/task'))('its memory limit is not handed to other processes', async () => {
  await startAnew(undefined);
  expect(limits()).toContain('700MiB');
  expect(process.env.GOMEMLIMIT).toBeUndefined();
});

test.runIf(existsSync('/proc/self/task'))('its memory limit is that of the environment, if there is one', async () => {
  await startAnew('300MiB');
  expect(limits()).toContain('300MiB');
  expect(process.env.GOMEMLIMIT).toBe('300MiB');
});
