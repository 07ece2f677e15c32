// The world as `serve` may reach it: sessions, randomness, the network of this machine, a browser, an editor.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { packageRoot } from '../lib/node/package-root.ts';
import type { LoadSiteOptions } from '../load-site.ts';
import type { BuildOptions } from '../model/build.ts';
import type { FileSystem, ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { ServedFile, Session } from '../model/serve.ts';
import type { Site } from '../model/site.ts';
import type { EditorPlace } from '../serve/server-dev.ts';

export interface Serving {
  readonly loadSite: (options: LoadSiteOptions) => Promise<Outcome<Site | null>>;
  readonly createSession: (options: BuildOptions, deps: ShellDeps) => Promise<Session>;
  /** What open pages run. */
  readonly clientScript: (fs: Pick<FileSystem, 'readText'>) => Promise<ServedFile>;
  readonly randomToken: () => string;
  /** Of this machine, as others see it. */
  readonly addresses: () => readonly string[];
  /** What went wrong, as a sentence; null: nothing did. */
  readonly openBrowser: (url: string) => Promise<string | null>;
  readonly openInEditor: (place: EditorPlace, editor: string) => Promise<string | null>;
  /** The server runs as long as this: for ever, but in tests. */
  readonly ended: Promise<void>;
}

/** How long a program has to say that it cannot be started. */
const START_MS = 1000;

export function createServing(): Serving {
  return {
    loadSite: async (options) => (await import('../load-site.ts')).openConfig(options),
    createSession: async (options, deps) => (await import('../serve/session.ts')).createSession(options, deps),
    clientScript: async (fs) => (await import('../serve/dev-script.ts')).readDevScript({ packageRoot, fs }),
    randomToken: () => randomBytes(24).toString('base64url'),
    addresses: () =>
      Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
        .map(({ address }) => address),
    openBrowser,
    openInEditor,
    ended: new Promise(() => {}),
  };
}

function openBrowser(url: string): Promise<string | null> {
  const [command, ...args] = browserCommand(process.platform);
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(`${command} could not be started`));
    child.on('exit', (code) => resolve(code === 0 ? null : `${command} ended with code ${code}`));
    setTimeout(() => resolve(null), START_MS).unref();
    child.unref();
  });
}

/** What the system opens addresses with. */
function browserCommand(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open'];
  return platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler'] : ['xdg-open'];
}

/**
 * The library knows how each editor is told a line and a column. It tells the terminal why it failed, and nobody that it did
 * not.
 */
async function openInEditor({ file, line, column }: EditorPlace, editor: string): Promise<string | null> {
  const { default: launchEditor } = await import('launch-editor');
  return new Promise((resolve) => {
    launchEditor(`${file}:${line}:${column}`, editor, () =>
      resolve(
        'The editor could not be started. The terminal shows the reason. To use another editor, set the variable EDITOR.',
      ),
    );
    setTimeout(() => resolve(null), START_MS).unref();
  });
}
