import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import { decodePathname } from '../../../foundation/site/model/decodeAddress';
import { standaloneDemoChoices } from '../../../foundation/preferences/model/standaloneDemo';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import { demoSection } from '../model/demoSection';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { ThemeName } from '../model/types';
import { loadDemo } from './loadDemo';
import type { DemoModule } from './types';
import { Preview } from './Preview';
import { WayBack } from './WayBack';
import { stylingOf } from './demoHash';
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
      // Whoever opens the address comes for the demo, and a frame sees no reader.
      return [styling, { name, theme, styling, load, startsAtOnce: true }];
    }),
  );
}

function titleOf(name: string, entry: Manifest[string] | undefined): string {
  if (name === '') return 'Demo';
  return entry === undefined ? name : `${name} · ${entry[2]}`;
}

/** The manifest of each section (`demoSection`), written by `createSectionIndex`. */
type Sections = Readonly<Record<string, () => Promise<{ default: Manifest }>>>;

interface Props {
  readonly sections: Sections;
}

/** The demos of the address' section: `undefined` until they are loaded, none if there's no such section. */
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
  // As for every other part of a page that cannot be loaded: the boundary around the page says so.
  if (state.error !== undefined) throw state.error;
  return load === undefined ? NO_DEMOS : state.manifest;
}

/** `/demo/<page>/<Name>`: one demo and nothing else, as its address wants it (`standaloneDemo.ts`). */
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
  const styling = stylingOf(codeStyling, modules);
  // The server has drawn the first one, in the element that stays until another one is wanted.
  const [drawn = styling] = Object.keys(modules);
  const { width } = standaloneDemoChoices(pathname, search);
  // In a frame, the page is around it. The server doesn't know, and nothing may shift.
  const isAlone = hasStarted && entry !== undefined && window.parent === window;
  // The host answers with the page for unknown addresses, which is what React has to find.
  if (demos !== undefined && entry === undefined && address !== '') return <NotFound />;
  return (
    <>
      <Head>
        {/* For the style sheet: `html:has(…)` would be asked again at every change of any page. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the language is on it already */}
        <html data-standalone="" />
        <title>{titleOf(name, entry)}</title>
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
              <Translate id="site.demos.unknown">There is no demo at this address.</Translate>
            </h1>
            <a href="/all-pages">
              {translate({ id: 'site.demos.allPages', message: 'All pages' })}
            </a>
          </main>
        ) : (
          <Preview
            key={styling === drawn ? 'drawn' : styling}
            demo={modules[styling]}
            version={0}
          />
        )}
      </div>
      {isAlone ? (
        <WayBack page={`/${address.slice(0, -name.length - 1)}`} pageTitle={entry[2]} name={name} />
      ) : null}
    </>
  );
}
