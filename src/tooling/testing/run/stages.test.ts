import { planStages } from './stages';

const namesOf = (...args: Parameters<typeof planStages>): string[][] =>
  planStages(...args).map((stage) => stage.map(({ name }) => name));

test('a partial run has every kind of test, the fast ones first', () => {
  const stages = namesOf({ scope: 'changed' }, 2);
  expect(stages[0]).toEqual(['clear']);
  expect(stages[1]).toEqual(
    expect.arrayContaining(['lint', 'unused code', 'types', 'format', 'content']),
  );
  expect(stages.slice(2)).toEqual([['build', 'unit'], ['browser']]);
});

test('only the first of several machines runs the checks; each runs its shard of the browser tests', () => {
  const first = namesOf({ scope: 'all', shard: '1/4' }, 2).flat();
  expect(first).toContain('pictures');
  const second = planStages({ scope: 'all', shard: '2/4' }, 2).flat();
  expect(first).toContain('lint');
  expect(second.map(({ name }) => name)).toEqual(['clear', 'build', 'browser', 'crawls']);
  expect(second.find(({ name }) => name === 'browser')?.command).toContain('--shard=2/4');
  // There are too few crawls to distribute, so each machine runs all of them on its shard of their
  // items.
  expect(second.find(({ name }) => name === 'crawls')?.command).not.toContain('--shard=2/4');
});

test('a full run makes a build for readers, any other a build for tests', () => {
  const commandOf = (scope: 'all' | 'changed'): readonly string[] | undefined =>
    planStages({ scope }, 2)
      .flat()
      .find(({ name }) => name === 'build')?.command;
  expect(commandOf('all')).not.toContain('tests');
  expect(commandOf('changed')).toContain('tests');
});

test('a run for one feature has no build and no checks', () => {
  const stages = planStages({ scope: 'feature', feature: 'reader/search' }, 3);
  expect(stages.flat().map(({ name }) => name)).toEqual(['unit', 'browser']);
  for (const { command } of stages.flat()) {
    expect(command).toEqual(expect.arrayContaining(['src/reader/search/', '--maxWorkers=3']));
  }
});

test('Jest skips omitted suites by their full path', () => {
  const stages = planStages({ scope: 'changed' }, 2, ['src/reader/offline/damage.edge.e2e.ts']);
  const browser = stages.flat().find(({ name }) => name === 'browser');
  const option = browser?.command.find((part) => part.includes('PathIgnorePatterns')) ?? '';
  const pattern = new RegExp(option.split('=')[1] ?? '');
  expect('/site/src/reader/offline/damage.edge.e2e.ts').toMatch(pattern);
  expect('/site/src/reader/offline/damage-edge.e2e.ts').not.toMatch(pattern);
  expect('/site/src/reader/offline/offline.e2e.ts').not.toMatch(pattern);
});
