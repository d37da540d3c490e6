import { parseArgs } from 'node:util';
import { toMessage } from '../../foundation/site/model/toMessage';

const DEFAULT_PORT = 3000;
const USAGE = 'npm run serve listens on port 3000, or on the one of "-- --port 4000" or PORT=4000.';

/**
 * The port to serve at: that of `--port`, of `PORT`, or 3000. Throws one sentence with what there is
 * instead: who mistypes it would open a page that another program serves.
 */
export function readPort(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const asked = readArgument(args) ?? environment['PORT'];
  if (asked === undefined) return DEFAULT_PORT;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65_535) return port;
  throw new Error(`There is no port "${asked}": it is a number from 1 to 65535. ${USAGE}`);
}

function readArgument(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    throw new Error(`${toMessage(error)}. ${USAGE}`, { cause: error });
  }
}

/** What to say when the port can't be listened at. */
export function describeListenError(error: unknown, port: number): string {
  const { code } = error as NodeJS.ErrnoException;
  const ways: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program listens there. End it, or choose another port',
    EACCES: 'the system lets only administrators listen there. Choose one above 1023',
  };
  const reason = ways[code ?? ''];
  if (reason === undefined) return toMessage(error);
  return `Port ${String(port)} can’t be used: ${reason} (npm run serve -- --port 4000).`;
}
