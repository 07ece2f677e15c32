// Who holds a lock: this process for others, and others as this one sees them.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Holder } from '../../model/deps.ts';
import { codeOf } from './error-code.ts';

export function ownHolder(): Holder {
  return { pid: process.pid, host: hostname(), birth: birthOf(process.pid) };
}

/** null: it cannot be seen from here. It is on another host, or its number may be that of another process by now. */
export function isRunning({ pid, host, birth }: Holder): boolean | null {
  if (host !== hostname()) return null;
  if (!isAlive(pid)) return false;
  if (birth === '' && pid !== process.pid) return null;
  return [birthOf(pid), ''].includes(birth);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0); // Sends nothing.
  } catch (error) {
    return codeOf(error) === 'EPERM'; // Somebody else's.
  }
  return !ENDED.includes(fieldOf(pid, STATE_FIELD));
}

/** In ticks since the system started. */
function birthOf(pid: number): string {
  return fieldOf(pid, BIRTH_FIELD);
}

/** Fields behind the name, which may hold anything: the third of all, and the 22nd. See proc_pid_stat(5). */
const STATE_FIELD = 0;
const BIRTH_FIELD = 19;
/** It waits for its parent to take notice. */
const ENDED = ['Z', 'X'];

/** Empty where the system has no such file, which only Linux has, and of a process that is gone. */
function fieldOf(pid: number, field: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[field] ?? '';
  } catch {
    return '';
  }
}
