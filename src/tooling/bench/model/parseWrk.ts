/** What `wrk` printed about a run. */
export interface WrkResult {
  readonly requestsPerS: number;
  /** 99 of 100 requests were answered in this time; milliseconds. */
  readonly p99Ms: number;
  readonly errors: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads the output of `wrk --latency`. Throws when it is something else. */
export function parseWrk(output: string): WrkResult {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99, unit = ''] = /\n\s+99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  if (rate === undefined || p99 === undefined) throw new Error(`wrk said:\n${output}`);
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  const errors = (socket ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    requestsPerS: Number(rate),
    p99Ms: Number(p99) * (UNITS[unit] ?? 1),
    errors: errors + Number(refused),
  };
}
