import { parseArgs } from 'node:util';
import { toMessage } from '../../foundation/site/model/toMessage';

const DEFAULT_PORT = 3000;
const USAGE =
  '"npm run serve" listens on port 3000. Choose another one with "npm run serve -- --port 4000" or PORT=4000.';

/**
 * Returns the port to serve on: the one from `--port`, from `PORT`, or 3000.
 *
 * @throws for an unknown option or an invalid port, because after a typo the visitor would open a
 * page that another program serves
 */
export function readPort(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const requested = readArgument(args) ?? environment['PORT'];
  if (requested === undefined) return DEFAULT_PORT;
  const port = Number(requested);
  if (/^\d+$/.test(requested) && port >= 1 && port <= 65_535) return port;
  throw new Error(`"${requested}" isn't a port: use a number from 1 to 65535. ${USAGE}`);
}

function readArgument(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    throw new Error(`${toMessage(error)}. ${USAGE}`, { cause: error });
  }
}

/** Returns the message for an error of `listen`, with what to do about it. */
export function describeListenError(error: unknown, port: number): string {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program is listening on it. Stop that program, or choose another port',
    EACCES: 'the system reserves it for administrators. Choose one above 1023',
  };
  const reason = reasons[code ?? ''];
  if (reason === undefined) return toMessage(error);
  return `Port ${String(port)} can’t be used: ${reason} (npm run serve -- --port 4000).`;
}
