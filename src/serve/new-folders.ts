// Listens to folders that came while the site was watched: chokidar reads such a folder first and listens to it then, and
// takes a folder for the one that it knows when another was put in its place. What is written meanwhile would not be heard.
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { pathKind } from '../lib/node/disk-stamps.ts';

export interface NewFolders {
  /** Something happened at this path. */
  look(path: string): void;
  close(): void;
}

export interface NewFoldersOptions {
  readonly isIgnored: (path: string) => boolean;
  /** A path where something may be another now. */
  readonly onPath: (path: string) => void;
  readonly onError: (error: unknown) => void;
}

export function listenToNewFolders({ isIgnored, onPath, onError }: NewFoldersOptions): NewFolders {
  const listeners = new Map<string, FSWatcher>();

  const leave = (path: string): void => {
    for (const [folder, listener] of listeners) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      listener.close();
      listeners.delete(folder);
    }
  };
  const listen = (folder: string): void => {
    const listener = watch(folder, (_event, name) => {
      const path = name === null ? folder : join(folder, name);
      if (isIgnored(path)) return;
      onPath(path);
      look(path);
    });
    listener.on('error', onError);
    listeners.set(folder, listener);
    // What is there now is looked at, and what comes from now on is heard.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (isIgnored(path)) continue;
      onPath(path);
      if (entry.isDirectory()) enter(path);
    }
  };
  const enter = (folder: string): void => {
    try {
      listen(folder);
    } catch (error) {
      onError(error); // It may be gone again.
    }
  };
  const look = (path: string): void => {
    const isFolder = pathKind(path) === 'folder';
    // Of a folder only its coming and going is told by the one above it: it is another one, whatever its name.
    if (isFolder || listeners.has(path)) leave(path);
    if (isFolder && !isIgnored(path)) enter(path);
  };
  return {
    look,
    close: () => {
      for (const listener of listeners.values()) listener.close();
      listeners.clear();
    },
  };
}
