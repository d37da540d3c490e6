import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { API_FAMILIES, findApiFamily } from '../model/apiPackages';
import type { KnownNames } from '../model/checkPropNames';
import type { Api, ApiPageSource } from '../model/types';

/** Declarations of attributes, events, and CSS: everything that an element or `sx` accepts. */
const PLATFORM = ['@types/react/index.d.ts', 'csstype/index.d.ts', 'typescript/lib/lib.dom.d.ts'];
/**
 * Declarations of themes and styling functions, the state of form controls, and Popper's modifiers.
 */
const LIBRARIES = [
  '@mui/material/FormControl',
  '@mui/material/styles',
  '@mui/system',
  '@popperjs/core/lib/modifiers',
];
const EXPORTED = /\bexport (?:default |declare )*(?:function|const) (\w+)/gu;
const MEMBER = /^[ \t]+(?:readonly )?"?([\w-]+)"?[?(]?[?:(]/gmu;
const WORD = /[A-Za-z][\w-]*/gu;
/** Hooks, and the `…Classes` objects that packages export for each component. */
const COMPANION = /^use[A-Z]|Classes$/u;
/** Names that exist but aren't in any table, grouped by where they come from. */
const EXTRA_NAMES = new Set([
  // Keys of a theme; options of `createBox`, `createFilterOptions` and `useScrollTrigger`.
  'defaultProps',
  'styleOverrides',
  'defaultTheme',
  'defaultClassName',
  'generateClassName',
  'ignoreAccents',
  'ignoreCase',
  'matchFrom',
  'disableHysteresis',
  // The transitions of react-transition-group.
  'unmountOnExit',
  // A prop of every icon.
  'titleAccess',
  // A parameter of `signIn` in SignInPage.
  'callbackUrl',
  // Palettes of the charts; methods of the Data Grid's and Tree View's API objects.
  'rainbowSurgePalette',
  'setState',
  'getItemDOMElement',
  'isItemExpanded',
  'setIsItemDisabled',
  // Props of components without a page: `GridActionsCell` and the pickers' fields.
  'suppressChildrenValidation',
  'onClear',
  // React's `tabIndex`, as HTML spells it.
  'tabindex',
]);

function namesOf(api: Api): string[] {
  switch (api.kind) {
    case 'component':
      return [
        ...api.props.map(({ name }) => name),
        ...[...api.slots, ...api.classes].map(({ name }) => name).filter(isCamelCase),
      ];
    case 'hook':
      return [...api.parameters, ...api.returns].map(({ name }) => name);
    case 'interface':
      return api.members.map(({ name }) => name);
  }
}

const wordsByApi = new WeakMap<Api, readonly string[]>();

/**
 * An all-lowercase class or slot, such as `text`, is more likely to be mentioned as a prop's value.
 */
const isCamelCase = (name: string): boolean => /[A-Z]/u.test(name);

/**
 * Returns the words in an API's types and descriptions, such as close reasons and members of
 * objects.
 */
function wordsOf(api: Api): readonly string[] {
  const known = wordsByApi.get(api);
  if (known !== undefined) return known;
  const members =
    api.kind === 'component' ? api.props : api.kind === 'interface' ? api.members : [];
  const texts = [
    ...members.flatMap(({ type, description }) => [type, description]),
    ...api.types.map(({ declaration }) => declaration),
  ];
  const words = [...new Set(texts.join(' ').match(WORD) ?? [])];
  wordsByApi.set(api, words);
  return words;
}

function listDeclarations(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.d.ts') && !/(?:^|[\\/])(?:esm|modern|node_modules)[\\/]/u.test(name),
    )
    .map((name) => path.join(folder, name));
}

const platforms = new Map<string, ReadonlySet<string>>();

/**
 * Returns the names in the platform's and libraries' declarations, which only change with the
 * packages.
 */
function readPlatform(siteDir: string): ReadonlySet<string> {
  const known = platforms.get(siteDir);
  if (known !== undefined) return known;
  const modules = path.join(siteDir, 'node_modules');
  const files = [
    ...PLATFORM.map((file) => path.join(modules, file)),
    ...LIBRARIES.flatMap((folder) => listDeclarations(path.join(modules, folder))),
  ];
  const names = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return [MEMBER, EXPORTED].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name]) => name ?? ''),
    );
  });
  const platform = new Set(names);
  platforms.set(siteDir, platform);
  return platform;
}

/** Returns the words in a page's code fences and in the source files in its folder. */
function readCode(siteDir: string, { file, text }: PageSource): Set<string> {
  const folder = path.dirname(path.join(siteDir, file));
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const samples = [...text.matchAll(/^```[\s\S]*?^```/gmu)].map(([sample]) => sample);
  return new Set([...files, ...samples].join(' ').match(WORD) ?? []);
}

/**
 * Returns a function that finds the names a component page may mention; it returns `undefined` for
 * other pages.
 */
export function createNameFinder(
  siteDir: string,
  apis: readonly ApiPageSource[],
): (page: PageSource) => KnownNames | undefined {
  const platform = readPlatform(siteDir);
  return (page) => {
    const { components, productId } = page.frontMatter;
    if (!Array.isArray(components) || !/\/react-/u.test(page.pathname ?? '')) return undefined;
    const family = API_FAMILIES.find((candidate) => candidate.productId === productId);
    const ofFamily = apis.filter(({ pathname }) => findApiFamily(pathname) === family);
    const own = ofFamily.filter(({ api }) => components.includes(api.name));
    const words = new Set(page.text.match(/[A-Z]\w+/gu) ?? []);
    // Pages about MUI X and Joy UI also mention components of Material UI.
    const named = apis.filter(
      ({ api, pathname }) =>
        (words.has(api.name) || api.kind === 'interface') &&
        [family, API_FAMILIES[0]].includes(findApiFamily(pathname)),
    );
    const others = [...own, ...named].flatMap(({ api }) => [namesOf(api), wordsOf(api)]);
    const code = readCode(siteDir, page);
    return {
      own: new Set(own.flatMap(({ api }) => namesOf(api))),
      isKnown: (name) =>
        EXTRA_NAMES.has(name) ||
        COMPANION.test(name) ||
        /^(?:aria|data)-/u.test(name) ||
        platform.has(name) ||
        others.some((list) => list.includes(name)) ||
        code.has(name),
    };
  };
}
