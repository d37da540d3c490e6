import { replaceModule } from './replaceModule';

type Resource = { context: string; request: string };

/** What a module of this folder gets when it asks for this. */
function ask(resource: Resource): string {
  const given: { request?: RegExp; replace?: (resource: Resource) => void } = {};
  class NormalModuleReplacementPlugin {
    public constructor(request: RegExp, replace: (resource: Resource) => void) {
      Object.assign(given, { request, replace });
    }
  }
  replaceModule({ instance: { NormalModuleReplacementPlugin } } as never, {
    owner: /[\\/]core[\\/]client$/,
    request: /^\.\/preload$/,
    file: '/site/preload.ts',
  });
  if (given.request?.test(resource.request) === true) given.replace?.(resource);
  return resource.request;
}

test.each([
  ['/modules/core/client', './preload', '/site/preload.ts'],
  ['\\modules\\core\\client', './preload', '/site/preload.ts'],
  ['/modules/core/client/exports', './preload', './preload'],
  ['/modules/core/client', './preloads', './preloads'],
])('in %s, %s is %s', (context, request, expected) => {
  expect(ask({ context, request })).toBe(expected);
});
