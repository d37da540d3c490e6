import type { TestOptions } from './parseTestOptions';

/** One command of a test run. */
export interface Step {
  readonly name: string;
  /** A command of `node_modules/.bin`, with its arguments. */
  readonly command: readonly string[];
  /** Whether it's a Jest run, whose tests are counted singly. */
  readonly isJest?: boolean;
}

const tsc = ['tsc', '--noEmit'];
const runJest = (...args: readonly string[]): readonly string[] => [
  'jest',
  '--selectProjects',
  ...args,
];

const CLEAR: Step = { name: 'clear', command: ['docusaurus', 'clear'] };
/** Each is busy on one core, and needs nothing of the others. */
const CHECKS: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'unused code', command: ['knip', '--production'] },
  { name: 'unused in tests', command: ['knip'] },
  { name: 'types', command: tsc },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'samples', command: ['tsx', 'src/tooling/cli/checkSamples.ts'] },
  { name: 'content', command: ['tsx', 'src/tooling/cli/checkContent.ts'] },
  { name: 'translations', command: ['tsx', 'src/tooling/cli/i18nCheck.ts'] },
  { name: 'pure models', command: [...tsc, '-p', 'tsconfig.model.json'] },
  { name: 'palette sheet', command: ['tsx', 'src/tooling/cli/writePaletteCss.ts', '--check'] },
];
/** Letters are drawn a little differently elsewhere, so it's not part of every run on any machine. */
const PICTURES: Step = { name: 'pictures', command: runJest('visual'), isJest: true };
const BUILD: Step = { name: 'build', command: ['tsx', 'src/tooling/cli/build.ts'] };

/**
 * The steps of a run, stage by stage; those of a stage run beside each other. Cheap checks come
 * first. On one of several machines (`shard`), the first does the checks, and all build.
 *
 * @param workers how many suites a Jest run has at a time
 * @param omitted suites of edge cases that this run does without (`listOmittedSuites`)
 */
export function planStages(
  { scope, feature, shard }: TestOptions,
  workers: number,
  omitted: readonly string[] = [],
): readonly (readonly Step[])[] {
  const without = omitted.map(
    (file) => `--testPathIgnorePatterns=/${file.replaceAll('.', '\\.')}$`,
  );
  const most = `--maxWorkers=${String(workers)}`;
  if (feature !== undefined) {
    const folder = `src/${feature.replaceAll('\\', '/')}/`;
    const only = [most, '--passWithNoTests', folder];
    return [
      [{ name: 'unit', command: runJest('node', 'dom', ...only), isJest: true }],
      [{ name: 'browser', command: runJest('browser', 'crawl', ...only), isJest: true }],
    ];
  }
  const isFirst = shard === undefined || shard.startsWith('1/');
  const build: Step =
    scope === 'all' ? BUILD : { ...BUILD, command: [...BUILD.command, '--for', 'tests'] };
  const unit: Step = { name: 'unit', command: runJest('node', 'dom', most), isJest: true };
  const browser: readonly Step[] =
    shard === undefined
      ? [
          {
            name: 'browser',
            command: runJest('browser', 'crawl', most, ...without),
            isJest: true,
          },
        ]
      : [
          {
            name: 'browser',
            command: runJest('browser', most, `--shard=${shard}`, ...without),
            isJest: true,
          },
          // The crawls are too few to be dealt out: each visits its part of its list.
          { name: 'crawls', command: runJest('crawl', most), isJest: true },
        ];
  return [
    // Before the checks, so that the build can use what they've made (API data).
    [CLEAR],
    ...(isFirst ? [CHECKS] : []),
    // A build leaves a quarter of two cores idle.
    isFirst ? [build, unit] : [build],
    ...browser.map((step) => [step]),
    ...(scope === 'all' && isFirst ? [[PICTURES]] : []),
  ];
}
