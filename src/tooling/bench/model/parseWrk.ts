/** The results of a run of `wrk`. */
export interface WrkResult {
  readonly requestsPerS: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99Ms: number;
  readonly errors: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses the output of `wrk --latency`. Throws if it has another format. */
export function parseWrk(output: string): WrkResult {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99, unit = ''] = /\n\s+99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  if (rate === undefined || p99 === undefined)
    throw new Error(`wrk printed no results:\n${output}`);
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
