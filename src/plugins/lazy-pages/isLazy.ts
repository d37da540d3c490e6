import { DEMO_SECTIONS } from '../../demos/demos/model/demoSection';
import { STANDALONE_QUERY } from '../../demos/demos/model/types';

interface RspackModule {
  /** Its loaders and its file with the query. */
  identifier(): string;
}

const PAGE = /\.mdx?$/u;
/** The manifests of single demos; the count of what is translated. */
const DATA = new RegExp(
  `[\\\\/](?:site-demos[\\\\/]default[\\\\/]${DEMO_SECTIONS}[\\\\/].+|site-languages[\\\\/]default[\\\\/]progress)\\.js$`,
  'u',
);
/** The editor, which bundles the packages of the live preview. */
const EDITOR = /[\\/]editor[\\/]client[\\/]startSession\.ts$/u;

/**
 * Whether the dev server compiles a module when it's asked for: what there is hundreds of, and what
 * is large. Even a module that nobody has asked for yet costs each edit a third of a millisecond.
 */
export function isLazy(module: RspackModule): boolean {
  const identifier = module.identifier();
  return (
    identifier.endsWith(STANDALONE_QUERY) ||
    [PAGE, DATA, EDITOR].some((pattern) => pattern.test(identifier))
  );
}
