import { buildLanguages } from './buildLanguages';
import { buildLocale } from './buildLocale';

jest.mock('./buildLocale', () => ({ buildLocale: jest.fn(), countParallelBuilds: () => 1 }));

/** A build of a language that has started. */
interface StartedBuild {
  readonly locale: string;
  readonly render: () => void;
  readonly finish: (seconds: number) => void;
  readonly fail: (error: Error) => void;
}

const started: StartedBuild[] = [];
beforeEach(() => {
  started.length = 0;
  jest.mocked(buildLocale).mockImplementation(
    (locale, _folder, _steps, render) =>
      new Promise((finish, fail) => {
        started.push({ locale, render, finish, fail });
      }),
  );
});

const listStarted = async (): Promise<string[]> => {
  await new Promise(setImmediate);
  return started.map(({ locale }) => locale);
};

test('a language starts when the pages of the one before are rendered', async () => {
  const building = buildLanguages(['en', 'zh', 'ar'], 'build.tmp', undefined);
  expect(await listStarted()).toEqual(['en']);
  started[0]?.render();
  expect(await listStarted()).toEqual(['en', 'zh']);
  started[1]?.finish(2);
  expect(await listStarted()).toEqual(['en', 'zh', 'ar']);
  started[2]?.render();
  started[2]?.finish(3);
  started[0]?.finish(1);
  expect([...(await building)]).toEqual([
    ['zh', 2],
    ['ar', 3],
    ['en', 1],
  ]);
});

test('a language that fails after its pages are rendered fails the build right away', async () => {
  const building = buildLanguages(['en', 'zh'], 'build.tmp', undefined);
  await listStarted();
  started[0]?.render();
  expect(await listStarted()).toEqual(['en', 'zh']);
  started[0]?.fail(new Error('the plugin failed'));
  await expect(building).rejects.toThrow('the plugin failed');
});
