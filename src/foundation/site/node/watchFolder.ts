import fs from 'node:fs';
import path from 'node:path';
import { shareState } from './shareState';

/** Called with the file's path in the watched folder, as a URL has it: `material-ui/react-button/index.mdx`. */
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
  // A writer's session ends when the server does.
  watcher.unref();
  return { watcher, listeners };
}

/**
 * Calls a listener for each file below a folder that is written, made, or removed, perhaps more than
 * once. All who watch a folder share one watcher: Node keeps a handle for every file of it.
 *
 * @returns stops calling
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
