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

/** Runs a compilation with requested and cached modules. Returns its errors. */
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
])('in %s, %s resolves to %s', (context, request, expected) => {
  const resource = { context, request };
  compile([resource]);
  expect(resource.request).toBe(expected);
});

describe('the compilation', () => {
  const moved = { context: '/modules/core/client', request: './load' };

  test('fails when nothing imports the module, and names the unused file', () => {
    expect(compile([moved])).toEqual([
      expect.stringMatching(
        /^src\/plugins\/replacedInternals\.ts:\d+: .*\/site\/preload\.ts isn't in the site.*@docusaurus\/core\/lib\/client\/preload\.js/u,
      ),
    ]);
  });

  test.each([
    ['the module is imported', [{ context: '/modules/core/client', request: './preload' }], []],
    ['our file is in the bundler’s cache', [], ['/site/preload.ts']],
  ])('succeeds when %s', (_name, resources, cached) => {
    expect(compile(resources, cached)).toEqual([]);
  });

  test('is not checked in the dev server, which compiles pages later', () => {
    expect(compile([moved], [], 'development')).toEqual([]);
  });
});
