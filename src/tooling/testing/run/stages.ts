import type { TestOptions } from './parseTestOptions';

/** One command of a test run. */
export interface Step {
  readonly name: string;
  /** `node`, or a command in `node_modules/.bin`, with its arguments. */
  readonly command: readonly string[];
  /** Whether it's a Jest run, whose tests are counted one by one. */
  readonly isJest?: boolean;
}

const tsc = ['tsc', '--noEmit'];
const runCommand = (name: string, ...args: readonly string[]): readonly string[] => [
  'node',
  'src/tooling/cli/runBundled.cjs',
  name,
  ...args,
];
const runJest = (...args: readonly string[]): readonly string[] => [
  'jest',
  '--selectProjects',
  ...args,
];

const CLEAR: Step = { name: 'clear', command: ['docusaurus', 'clear'] };
/** Each keeps one core busy, and none depends on another. */
const CHECKS: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'unused code', command: ['knip', '--production'] },
  { name: 'unused in tests', command: ['knip'] },
  { name: 'types', command: tsc },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'samples', command: runCommand('checkSamples') },
  { name: 'content', command: runCommand('checkContent') },
  { name: 'translations', command: runCommand('i18nCheck') },
  { name: 'pure models', command: [...tsc, '-p', 'tsconfig.model.json'] },
  { name: 'palette stylesheet', command: runCommand('writePaletteCss', '--check') },
];
/** Not part of every run, because other machines render letters a little differently. */
const PICTURES: Step = { name: 'pictures', command: runJest('visual'), isJest: true };
const BUILD: Step = { name: 'build', command: runCommand('build') };

/**
 * Returns the steps of a run by stage. The steps of a stage run in parallel, and fast checks come
 * first. With a `shard`, every machine builds, but only the first runs the checks.
 *
 * @param workers number of test files that a Jest run executes in parallel
 * @param omitted suites of edge cases to skip (`listOmittedSuites`)
 */
export function planStages(
  { scope, feature, shard }: TestOptions,
  workers: number,
  omitted: readonly string[] = [],
): readonly (readonly Step[])[] {
  const ignored = omitted.map(
    (file) => `--testPathIgnorePatterns=/${file.replaceAll('.', '\\.')}$`,
  );
  const maxWorkers = `--maxWorkers=${String(workers)}`;
  if (feature !== undefined) {
    const folder = `src/${feature.replaceAll('\\', '/')}/`;
    const only = [maxWorkers, '--passWithNoTests', folder];
    return [
      [{ name: 'unit', command: runJest('node', 'dom', ...only), isJest: true }],
      [{ name: 'browser', command: runJest('browser', 'crawl', ...only), isJest: true }],
    ];
  }
  const isFirst = shard === undefined || shard.startsWith('1/');
  const build: Step =
    scope === 'all' ? BUILD : { ...BUILD, command: [...BUILD.command, '--for', 'tests'] };
  const unit: Step = { name: 'unit', command: runJest('node', 'dom', maxWorkers), isJest: true };
  const browser: readonly Step[] =
    shard === undefined
      ? [
          {
            name: 'browser',
            command: runJest('browser', 'crawl', maxWorkers, ...ignored),
            isJest: true,
          },
        ]
      : [
          {
            name: 'browser',
            command: runJest('browser', maxWorkers, `--shard=${shard}`, ...ignored),
            isJest: true,
          },
          // There are too few crawls to distribute, so each crawl visits its shard of its items.
          { name: 'crawls', command: runJest('crawl', maxWorkers), isJest: true },
        ];
  return [
    // Before the checks, because the build uses the API data that they extract.
    [CLEAR],
    ...(isFirst ? [CHECKS] : []),
    // In parallel, because a build leaves a quarter of two cores idle.
    isFirst ? [build, unit] : [build],
    ...browser.map((step) => [step]),
    ...(scope === 'all' && isFirst ? [[PICTURES]] : []),
  ];
}
