import type { DevServer } from './devMiddleware';
import { addDevMiddleware } from './devMiddleware';

interface Options {
  readonly devServer?: {
    readonly setupMiddlewares: (list: unknown[], devServer: DevServer) => unknown[];
  };
}
const handler = (name: string) => ({ name, middleware: () => undefined });

test('adds each middleware once, before those of the dev server', () => {
  const own = ['pages'];
  // Merging the options calls every function with the same array and concatenates the results.
  const server = { webSocketServer: null } as unknown as DevServer;
  const made = (given: DevServer) => handler(given === server ? 'b' : 'of another server');
  const added = [handler('a'), made].flatMap((one) => {
    const { devServer } = addDevMiddleware(false, one) as Options;
    return devServer?.setupMiddlewares(own, server) ?? ['none'];
  });
  expect([...own, ...added]).toEqual([
    expect.objectContaining({ name: 'b' }),
    expect.objectContaining({ name: 'a' }),
    'pages',
  ]);
});

test('adds nothing to the server bundle', () => {
  expect(addDevMiddleware(true, handler('a'))).toEqual({});
});
