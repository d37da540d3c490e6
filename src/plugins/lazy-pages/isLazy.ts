import { DEMO_SECTIONS } from '../../demos/demos/model/demoSection';
import { STANDALONE_QUERY } from '../../demos/demos/model/types';

interface RspackModule {
  /** Its loaders and its file with the query. */
  identifier(): string;
}

const PAGE = /\.mdx?$/u;
/** Of the start page, for one, which shows large components of MUI X. */
const COMPONENT_PAGE = /[\\/]src[\\/](?:pages[\\/]\w+|.+[\\/]client[\\/]\w+Pages?)\.tsx$/u;
/** The list of sections, and the demos of each. */
const DEMO_MANIFEST = new RegExp(
  `[\\\\/]site-demos[\\\\/]default[\\\\/]${DEMO_SECTIONS}(?:[\\\\/].+)?\\.js$`,
  'u',
);
/** The count of what is translated. */
const PROGRESS = /[\\/]site-languages[\\/]default[\\/]progress\.js$/u;
/** The editor, which bundles the packages of the live preview. */
const EDITOR = /[\\/]editor[\\/]client[\\/]startSession\.ts$/u;

/**
 * Whether the dev server compiles a module when it's asked for: what there is hundreds of, and what
 * is large. Each edit costs more with every module and chunk that the bundler holds.
 */
export function isLazy(module: RspackModule): boolean {
  const identifier = module.identifier();
  return (
    identifier.endsWith(STANDALONE_QUERY) ||
    [PAGE, COMPONENT_PAGE, DEMO_MANIFEST, PROGRESS, EDITOR].some((pattern) =>
      pattern.test(identifier),
    )
  );
}
