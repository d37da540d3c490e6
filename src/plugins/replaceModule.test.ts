import { replaceModule } from './replaceModule';

interface Resource {
  readonly context: string;
  request: string;
}
type Finish = (modules: { nameForCondition?: () => string | null }[]) => void;

const PRELOAD = {
  original: '@docusaurus/core/lib/client/preload.js',
  owner: /[\\/]core[\\/]client$/,
  request: /^\.\/preload$/,
  file: '/site/preload.ts',
} as const;

/** A compilation in which modules are requested, and others come from the bundler's cache. */
function compile(resources: Resource[], cached: string[] = [], mode = 'production'): string[] {
  const requests: { request: RegExp; replace: (resource: Resource) => void }[] = [];
  class NormalModuleReplacementPlugin {
    public constructor(
      private readonly request: RegExp,
      private readonly replace: (resource: Resource) => void,
    ) {}
    public apply(): void {
      requests.push({ request: this.request, replace: this.replace });
    }
  }
  const errors: Error[] = [];
  const finish: Finish[] = [];
  const hooks = { finishModules: { tap: (_name: string, action: Finish) => finish.push(action) } };
  const tap = (_name: string, action: (compilation: object) => void): void => {
    action({ errors, hooks });
  };
  const bundler = { instance: { NormalModuleReplacementPlugin } };
  replaceModule(bundler as never, PRELOAD).apply({
    options: { mode },
    hooks: { thisCompilation: { tap } },
  } as never);
  for (const resource of resources) {
    for (const { request, replace } of requests) {
      if (request.test(resource.request)) replace(resource);
    }
  }
  const modules = cached.map((file) => ({ nameForCondition: () => file }));
  for (const action of finish) action([{}, ...modules]);
  return errors.map(({ message }) => message);
}

test.each([
  ['/modules/core/client', './preload', '/site/preload.ts'],
  ['\\modules\\core\\client', './preload', '/site/preload.ts'],
  ['/modules/core/client/exports', './preload', './preload'],
  ['/modules/core/client', './preloads', './preloads'],
])('in %s, %s is %s', (context, request, expected) => {
  const resource = { context, request };
  compile([resource]);
  expect(resource.request).toBe(expected);
});

describe('a build', () => {
  const moved = { context: '/modules/core/client', request: './load' };

  test('in which nothing requests it fails, and says which file is not in the site', () => {
    expect(compile([moved])).toEqual([
      expect.stringMatching(
        /^src\/plugins\/replacedInternals\.ts:\d+: .*\/site\/preload\.ts isn't in the site.*@docusaurus\/core\/lib\/client\/preload\.js/u,
      ),
    ]);
  });

  test.each([
    ['requests it', [{ context: '/modules/core/client', request: './preload' }], []],
    ['has our file from its cache', [], ['/site/preload.ts']],
  ])('that %s is right', (_name, resources, cached) => {
    expect(compile(resources, cached)).toEqual([]);
  });

  test('of the dev server, whose pages come later, is not judged', () => {
    expect(compile([moved], [], 'development')).toEqual([]);
  });
});
