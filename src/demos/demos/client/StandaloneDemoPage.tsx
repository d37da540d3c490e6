import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import { decodePathname } from '../../../foundation/site/model/decodePathname';
import { parseStandaloneDemoUrl } from '../../../foundation/preferences/model/standaloneDemo';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import { demoSection } from '../model/demoSection';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { ThemeName } from '../model/types';
import { loadDemo } from './loadDemo';
import type { DemoModule } from './types';
import { Preview } from './Preview';
import { BackLink } from './BackLink';
import { resolveStyling } from './demoHash';
import styles from './StandaloneDemoPage.module.css';
import { useStandaloneColorMode } from './useStandaloneColorMode';

type Loader = [
  code: () => Promise<{ default: ComponentType }>,
  style?: (() => Promise<{ css: string }>) | undefined,
];

/** The manifest that `createDemoManifest` writes. */
type Manifest = Readonly<
  Record<
    string,
    [
      theme: ThemeName,
      variants: Partial<Record<DemoStyling, Loader>>,
      pageTitle: string,
      isDocument?: boolean,
    ]
  >
>;

const NO_DEMOS: Manifest = {};

function toModules(
  name: string,
  entry: Manifest[string],
): Partial<Record<DemoStyling, DemoModule>> {
  const [theme, variants] = entry;
  return Object.fromEntries(
    Object.entries(variants).map(([key, [code, style]]) => {
      const styling = key as DemoStyling;
      const load: DemoModule['load'] = () => loadDemo(theme, code, style);
      // Hydrate without waiting for an interaction: people open this page for the demo, and inside a frame
      // there may be none.
      return [styling, { name, theme, styling, load, eagerHydration: true }];
    }),
  );
}

function getTitle(name: string, entry: Manifest[string] | undefined): string {
  if (name === '') return 'Demo';
  return entry === undefined ? name : `${name} · ${entry[2]}`;
}

/** The manifest of each section (`demoSection`), written by `createSectionIndex`. */
type Sections = Readonly<Record<string, () => Promise<{ default: Manifest }>>>;

interface Props {
  readonly sections: Sections;
}

/**
 * Loads the manifest of an address's section. Returns `undefined` until then, and an empty one for
 * unknown sections.
 */
function useManifest(sections: Sections, address: string): Manifest | undefined {
  const section = demoSection(address);
  const load = Object.hasOwn(sections, section) ? sections[section] : undefined;
  const [state, setState] = useState<{ readonly manifest?: Manifest; readonly error?: unknown }>(
    {},
  );
  useEffect(() => {
    void load?.().then(
      (module) => {
        setState({ manifest: module.default });
      },
      (error: unknown) => {
        setState({ error });
      },
    );
  }, [load]);
  // The error boundary around the page reports it, as for any other part of a page that can't be loaded.
  if (state.error !== undefined) throw state.error;
  return load === undefined ? NO_DEMOS : state.manifest;
}

/** `/demo/<page>/<Name>`: a single demo, with the settings in the query string (`standaloneDemo.ts`). */
export default function StandaloneDemoPage({ sections }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const [codeStyling] = useCodeStyling();
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    setHasStarted(true);
  }, []);
  useStandaloneColorMode();
  const address = decodePathname(/\/demo\/(.+?)\/?$/.exec(pathname)?.[1] ?? '');
  const name = address.split('/').at(-1) ?? '';
  const demos = useManifest(sections, address);
  const entry = demos !== undefined && Object.hasOwn(demos, address) ? demos[address] : undefined;
  const modules = useMemo(() => (entry === undefined ? {} : toModules(name, entry)), [name, entry]);
  const styling = resolveStyling(codeStyling, modules);
  // The server rendered the first styling. Its element stays until another styling is needed.
  const [rendered = styling] = Object.keys(modules);
  const { width } = parseStandaloneDemoUrl(pathname, search);
  // In a frame, the page is around it, so there's no link back. Whether that's the case is only known in
  // the browser, and nothing may shift.
  const isAlone = hasStarted && entry !== undefined && window.parent === window;
  // Hosts answer unknown addresses with the "not found" page, so React has to render the same to hydrate.
  if (demos !== undefined && entry === undefined && address !== '') return <NotFound />;
  return (
    <>
      <Head>
        {/* For the stylesheet: browsers would reevaluate `html:has(…)` on every change of any page. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the language is on it already */}
        <html data-standalone="" />
        <title>{getTitle(name, entry)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div
        data-standalone-demo=""
        data-demo={name}
        data-document={entry?.[3] === true ? '' : undefined}
        className={styles.page}
        style={hasStarted && width !== undefined ? { maxInlineSize: width } : undefined}
        suppressHydrationWarning
      >
        {hasStarted && address === '' ? (
          <main className={styles.missing}>
            <h1>
              <Translate id="site.demos.unknown">There’s no demo at this URL.</Translate>
            </h1>
            <a href="/all-pages">
              {translate({ id: 'site.demos.allPages', message: 'All pages' })}
            </a>
          </main>
        ) : (
          <Preview
            key={styling === rendered ? 'rendered' : styling}
            demo={modules[styling]}
            version={0}
          />
        )}
      </div>
      {isAlone ? (
        <BackLink
          page={`/${address.slice(0, -name.length - 1)}`}
          pageTitle={entry[2]}
          name={name}
        />
      ) : null}
    </>
  );
}
