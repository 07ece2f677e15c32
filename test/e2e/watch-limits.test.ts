// A system that allows few files to be watched: the server says so once, with the limit to raise, and serves the site all the same.
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { startWatching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { hasNamespaces } from './support/confined.ts';
import { smallest } from './support/smallest.ts';

const FOLDERS = Array.from({ length: 30 }, (_, index) => [
  `content/ui/page-${index}/page-${index}.md`,
  `# Page ${index}\n`,
]);

/** A command in which the system has another limit, for the processes of this test alone. */
const behindLimit = (name: string, value: number): string[] => [
  'unshare',
  '-rU',
  'sh',
  '-c',
  `echo ${value} > /proc/sys/user/${name} && exec "$@"`,
  'sh',
];

describe.runIf(hasNamespaces && process.platform === 'linux')('a limit of the system', () => {
  test.each([
    ['max_inotify_watches', 5, 'ENOSPC', 'fs.inotify.max_user_watches'],
    ['max_inotify_watches', 0, 'ENOSPC', 'fs.inotify.max_user_watches'],
    ['max_inotify_instances', 0, 'EMFILE', 'fs.inotify.max_user_instances'],
  ])('%s of %i is reported once', async (limit, value, code, setting) => {
    const root = tempDir();
    await writeFiles(root, { ...smallest, ...Object.fromEntries(FOLDERS) });
    const server = await startWatching(root, { within: behindLimit(limit, value) });
    onTestFinished(() => server.stop());
    await expect.poll(server.said).toContain('serve/not-watched');
    expect((await fetch(`${server.origin}/ui/page-29/`)).status).toBe(200);
    await server.stop();
    const said = server.said();
    expect(said.match(/serve\/not-watched/g)).toHaveLength(1);
    expect(said).toContain(`${code}: `);
    expect(said).toContain(setting);
  });
});
