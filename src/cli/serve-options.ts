// The options of `docs-gen serve`.
import { isIP } from 'node:net';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { LAST_PORT } from '../serve/security-host.ts';
import type { CommonOptions } from './options.ts';

export interface ServeCommandOptions extends CommonOptions {
  readonly watch: boolean;
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
}

export function addServeOptions(command: Command): Command {
  return command
    .addOption(new Option('--watch', 'build pages on request, and show every change').default(false))
    .addOption(
      new Option('--port <n>', 'port; the next free port if it is in use, any free port for 0')
        .default(3000)
        .argParser(parsePort),
    )
    .addOption(
      new Option('--host <host>', 'address to listen on; 0.0.0.0 makes the site available to other machines')
        .default('127.0.0.1')
        .argParser(parseHost),
    )
    .addOption(new Option('--open', 'open the site in a browser').default(false));
}

function parsePort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > LAST_PORT)
    throw new InvalidArgumentError(`It must be a number from 0 to ${LAST_PORT}.`);
  return Number(value);
}

function parseHost(value: string): string {
  const host = value.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const isAddress = isIP(host) !== 0 && !host.includes('%');
  if (!isAddress && !/^[\w-]+(?:\.[\w-]+)*$/.test(host))
    throw new InvalidArgumentError('It must be a name or an address without scheme, port and path.');
  return host;
}
