// `docs-gen serve` as its users start it: a process of its own over a folder, which it watches or has built.
import { once } from 'node:events';
import { type RunCliOptions, spawnCli } from './run-cli.ts';

export interface Watching {
  readonly origin: string;
  /** All that the terminal was told. */
  readonly said: () => string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ServeOptions extends Pick<RunCliOptions, 'within' | 'env'> {
  readonly args?: readonly string[];
}

export function startWatching(root: string, { args = [], ...options }: ServeOptions = {}): Promise<Watching> {
  return startServing(root, { args: ['--watch', ...args], ...options });
}

export async function startServing(root: string, { args = [], ...options }: ServeOptions = {}): Promise<Watching> {
  const child = spawnCli(['serve', '--root', root, '--port', '0', ...args], options);
  let said = '';
  let stdout = '';
  const ended = once(child, 'close');
  child.stderr.on('data', (text) => {
    said += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text;
      said += text;
      const [address] = /https?:\/\/[^\s/]+/.exec(stdout) ?? [];
      if (address) resolve(address);
    });
    child.on('close', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  return {
    origin,
    said: () => said,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
