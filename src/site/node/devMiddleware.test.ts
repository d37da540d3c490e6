import { addDevMiddleware } from './devMiddleware';

interface Options {
  readonly devServer?: { readonly setupMiddlewares: (list: unknown[]) => unknown[] };
}
const handler = (name: string) => ({ name, middleware: () => undefined });

test('handlers stand before what the dev server has itself, once, in any number', () => {
  const own = ['pages'];
  // The merge of options calls every function with one list, and joins the answers.
  const added = ['a', 'b'].flatMap((name) => {
    const { devServer } = addDevMiddleware(false, handler(name)) as Options;
    return devServer?.setupMiddlewares(own) ?? ['none'];
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
