import { createRandom } from './random';

/** A file, or a folder, which has rows below its path. */
export interface FileEntry {
  id: number;
  /** Names from the top folder down to the entry itself; unique. */
  path: string[];
  kind: 'Folder' | 'Document' | 'Image' | 'Table';
  /** In KB; 0 for folders. */
  size: number;
  owner: string;
  /** Midnight in local time, in 2025. */
  modified: Date;
}

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  Contracts: ['Suppliers', 'Customers', 'Rent'],
  Design: ['Icons', 'Photos', 'Layouts'],
  Finance: ['Invoices', 'Payroll', 'Budget'],
  Meetings: ['Board', 'Team'],
};
const NAMES = ['Northwind', 'Acme', 'Globex', 'Initech', 'Umbra', 'Stellar', 'Bluebird'];
const KINDS = { Document: 'pdf', Image: 'png', Table: 'xlsx' } as const;
const OWNERS = ['Ada Berg', 'Ben Costa', 'Chloe Ito', 'Femi Evans'];

/** Four folders with two or three folders each and `perFolder` files in every one of them. */
export function createFiles(perFolder = 6, seed = 9): FileEntry[] {
  const random = createRandom(seed);
  let id = 0;
  const entry = (path: string[], kind: FileEntry['kind'], size: number): FileEntry => {
    id += 1;
    const modified = new Date(2025, random.integer(0, 11), random.integer(1, 28));
    return { id, path, kind, size, owner: random.pick(OWNERS), modified };
  };
  return Object.entries(FOLDERS).flatMap(([folder, children]) => [
    entry([folder], 'Folder', 0),
    ...children.flatMap((child) => [
      entry([folder, child], 'Folder', 0),
      ...Array.from({ length: perFolder }, (_, index) => {
        const kind = random.pick(['Document', 'Image', 'Table'] as const);
        const name = `${NAMES[index % NAMES.length]} ${2020 + (index % 6)}.${KINDS[kind]}`;
        return entry([folder, child, name], kind, random.integer(12, 4800));
      }),
    ]),
  ]);
}
