import { DEMO_SECTIONS } from '../../demos/demos/model/demoSection';
import { STANDALONE_QUERY } from '../../demos/demos/model/types';

interface RspackModule {
  /** Returns the module's loaders and its file with the query. */
  identifier(): string;
}

const PAGE = /\.mdx?$/u;
/** Pages that are components, such as the start page, which shows large MUI X components. */
const COMPONENT_PAGE = /[\\/]src[\\/](?:pages[\\/]\w+|.+[\\/]client[\\/]\w+Pages?)\.tsx$/u;
/** The index of demo sections, and the manifest of each section. */
const DEMO_MANIFEST = new RegExp(
  `[\\\\/]site-demos[\\\\/]default[\\\\/]${DEMO_SECTIONS}(?:[\\\\/].+)?\\.js$`,
  'u',
);
/** The translation progress. */
const PROGRESS = /[\\/]site-languages[\\/]default[\\/]progress\.js$/u;
/** The demo editor, which bundles the packages for the live preview. */
const EDITOR = /[\\/]editor[\\/]client[\\/]startSession\.ts$/u;

/**
 * Whether the dev server compiles a module only when it's requested. That's the case for large modules
 * and for kinds that there are hundreds of, because every module and chunk makes each edit slower.
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
