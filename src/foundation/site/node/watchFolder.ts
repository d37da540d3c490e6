import fs from 'node:fs';
import path from 'node:path';
import { shareState } from './shareState';

/** Called with a path in the folder, with forward slashes: `material-ui/react-button/index.mdx`. */
export type FileListener = (file: string) => void;

interface WatchedFolder {
  readonly watcher: fs.FSWatcher;
  readonly listeners: Set<FileListener>;
}

const folders = shareState('watched-folders', () => new Map<string, WatchedFolder>());

function openWatcher(folder: string): WatchedFolder {
  const listeners = new Set<FileListener>();
  const watcher = fs.watch(folder, { recursive: true }, (_event, name) => {
    if (name === null) return;
    for (const listener of listeners) listener(name.split(path.sep).join('/'));
  });
  // Don't keep the process alive when the dev server stops.
  watcher.unref();
  return { watcher, listeners };
}

/**
 * Calls a listener for each file below a folder that's created, changed, or deleted, possibly more
 * than once. All listeners of a folder share one watcher, because Node opens a handle for every file.
 *
 * @returns a function that removes the listener
 */
export function watchFolder(folder: string, listener: FileListener): () => void {
  const watched = folders.get(folder) ?? openWatcher(folder);
  folders.set(folder, watched);
  watched.listeners.add(listener);
  return () => {
    watched.listeners.delete(listener);
    if (watched.listeners.size > 0) return;
    watched.watcher.close();
    folders.delete(folder);
  };
}
