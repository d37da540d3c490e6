import { parseShard } from '../record/chooseItems';

/** What a test run covers. */
export interface TestOptions {
  /**
   * - `changed`: all checks and browser tests, and crawls over what has changed and a sample.
   * - `all`: the same with complete crawls, which are recorded.
   * - `feature`: the tests of one folder.
   */
  readonly scope: 'changed' | 'all' | 'feature';
  /** A folder in `src`, such as `reader/search`. */
  readonly feature?: string;
  /** This machine's part of the browser tests, such as `2/4`. */
  readonly shard?: string;
  /** Records what passed in a `changed` run, so that the next one doesn't visit it again. */
  readonly isRecorded?: true;
}

/** A wrong option, or something else that users can fix. Its message is printed without a stack. */
export class OptionError extends Error {}

/**
 * Parses `--all`, `--record`, `--shard 2/4`, and `--only search`.
 *
 * @param findFeature returns the folder of a feature, or throws with the closest name
 * @throws {OptionError}
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
        `Unknown option "${name}". The options are --all, --record, --shard 2/4, and --only <feature>.`,
      );
    }
  }
  if (options.feature !== undefined && options.shard !== undefined)
    throw new OptionError('--only and --shard together leave almost no tests. Use one of them.');
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
