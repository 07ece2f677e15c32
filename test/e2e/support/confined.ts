// What a command runs behind, so that it lacks something: room on a disk, rights, files that it may open.
import { execFileSync } from 'node:child_process';

/** Whether disks may be made and taken away in a name space of its own; where not, tests that need some are passed over. */
export const hasNamespaces = ((): boolean => {
  try {
    execFileSync('unshare', ['-rm', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Disks can not be mounted here: what needs a full or a closed one is passed over.');
    return false;
  }
})();

/** Puts it behind `setup`, lines of a shell; `after` is run when it is over, whatever came of it. */
export function behind(setup: string, after = ':'): string[] {
  return ['sh', '-c', `${setup}\n"$@"\ncode=$?\n${after}\nexit $code`, 'sh'];
}

/** The same, where disks can be mounted. */
export function behindMounts(setup: string, after?: string): string[] {
  return ['unshare', '-rm', ...behind(`set -e\n${setup}\nset +e`, after)];
}

/** Lines of a shell: a disk of so many KB at a folder that is there. */
export function smallDisk(folder: string, kilobytes: number): string {
  return `mount -t tmpfs -o size=${kilobytes}k tmpfs '${folder}'`;
}

/** Lines of a shell: a folder that can only be read. */
export function readOnly(folder: string): string {
  return `mount --bind '${folder}' '${folder}'\nmount -o remount,ro,bind '${folder}'`;
}
