import { parseShard } from '../record/chooseItems';

/** What a test run covers. */
export interface TestOptions {
  /**
   * `changed`: everything cheap, every journey, and crawls over what has changed and a sample;
   * `all`: the same with whole crawls, which are recorded; `feature`: the tests of one folder.
   */
  readonly scope: 'changed' | 'all' | 'feature';
  /** A folder of `src`, such as `search` or `testing/browser`. */
  readonly feature?: string;
  /** `2/4`: this machine's part of the browser tests. */
  readonly shard?: string;
  /** Keeps what passed of a run of what changed, so that the next one doesn't visit it again. */
  readonly isRecorded?: true;
}

/** An option that can't be used, with what to write instead. */
export class OptionError extends Error {}

/**
 * Reads `--all`, `--record`, `--shard 2/4`, and `--only search`.
 * @param findFeature gives the folder of a feature, or throws with the nearest name
 */
export function parseTestOptions(
  argv: readonly string[],
  findFeature: (name: string) => string,
): TestOptions {
  let options: TestOptions = { scope: 'changed' };
  const rest = [...argv];
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--all') options = { ...options, scope: 'all' };
    else if (name === '--record') options = { ...options, isRecorded: true };
    else if (name === '--shard') options = { ...options, shard: readShard(rest.shift() ?? '') };
    else if (name === '--only') {
      options = { ...options, scope: 'feature', feature: findFeature(rest.shift() ?? '') };
    } else {
      throw new OptionError(
        `Unknown option "${name}". There are --all, --record, --shard 2/4, and --only <feature>.`,
      );
    }
  }
  if (options.feature !== undefined && options.shard !== undefined)
    throw new OptionError('--only and --shard together leave hardly a test: use one of them.');
  return options;
}

function readShard(text: string): string {
  try {
    parseShard(text);
    return text;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}
