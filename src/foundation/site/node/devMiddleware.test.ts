import type { DevServer } from './devMiddleware';
import { addDevMiddleware } from './devMiddleware';

interface Options {
  readonly devServer?: {
    readonly setupMiddlewares: (list: unknown[], devServer: DevServer) => unknown[];
  };
}
const handler = (name: string) => ({ name, middleware: () => undefined });

test('handlers stand before what the dev server has itself, once, in any number', () => {
  const own = ['pages'];
  // The merge of options calls every function with one list, and joins the answers.
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

test('the bundle of the server has no dev server', () => {
  expect(addDevMiddleware(true, handler('a'))).toEqual({});
});
