import fs from 'node:fs';

/**
 * The page size and clock ticks of Linux, which have been the same for decades on most machines.
 */
const PAGE_BYTES = 4096;
const TICKS_PER_S = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly cpuS: number;
  readonly bytes: number;
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const number = (index: number): number => Number(fields[index] ?? 0);
    return {
      pid: Number(pid),
      parent: number(1),
      cpuS: (number(11) + number(12)) / TICKS_PER_S,
      bytes: number(21) * PAGE_BYTES,
    };
  } catch {
    // The process exited in the meantime.
    return undefined;
  }
}

/** Returns a process and its descendants, or an empty array on systems without `/proc`. */
export function readProcessTree(root: number): Process[] {
  if (!fs.existsSync('/proc/self/stat')) return [];
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
  const found = new Set([root]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}
