import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import { decodePathname } from '../../site/model/decodeAddress';
import { loneDemoChoices } from '../../preferences/model/loneDemo';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import { demoSection } from '../model/demoSection';
import type { DemoFlavour, DemoTheme } from '../model/types';
import type { DemoModule } from './types';
import { Preview } from './Preview';
import { flavourOf } from './demoHash';
import styles from './LoneDemoPage.module.css';
import { useLoneColorMode } from './useLoneColorMode';

type Loader = [
  code: () => Promise<{ default: ComponentType }>,
  style?: (() => Promise<{ css: string }>) | undefined,
];

/** The manifest that `createDemoManifest` writes. */
type Manifest = Readonly<
  Record<
    string,
    [theme: DemoTheme, variants: Partial<Record<DemoFlavour, Loader>>, isDocument?: boolean]
  >
>;

const NO_DEMOS: Manifest = {};

const loadRuntime = {
  material: () => import('./material/mountDemo'),
  joy: () => import('./joy/mountDemo'),
};

function toModules(
  name: string,
  entry: Manifest[string],
): Partial<Record<DemoFlavour, DemoModule>> {
  const [theme, variants] = entry;
  return Object.fromEntries(
    Object.entries(variants).map(([key, [code, style]]) => {
      const flavour = key as DemoFlavour;
      const load: DemoModule['load'] = async () => {
        const [demo, runtime, sheet] = await Promise.all([code(), loadRuntime[theme](), style?.()]);
        return { Component: demo.default, mount: runtime.mountDemo, css: sheet?.css };
      };
      // Whoever opens the address comes for the demo, and a frame sees no reader.
      return [flavour, { name, theme, flavour, load, startsAtOnce: true }];
    }),
  );
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

/** `/demo/<page>/<Name>`: one demo and nothing else, as its address wants it (`loneDemo.ts`). */
export default function LoneDemoPage({ sections }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const [styling] = useCodeStyling();
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    setHasStarted(true);
  }, []);
  useLoneColorMode();
  const address = decodePathname(/\/demo\/(.+?)\/?$/.exec(pathname)?.[1] ?? '');
  const name = address.split('/').at(-1) ?? '';
  const demos = useManifest(sections, address);
  const entry = demos !== undefined && Object.hasOwn(demos, address) ? demos[address] : undefined;
  const modules = useMemo(() => (entry === undefined ? {} : toModules(name, entry)), [name, entry]);
  const flavour = flavourOf(styling, modules);
  // The server has drawn the first one, in the element that stays until another one is wanted.
  const [drawn = flavour] = Object.keys(modules);
  const { width } = loneDemoChoices(pathname, search);
  // The host answers with the page for unknown addresses, which is what React has to find.
  if (demos !== undefined && entry === undefined && address !== '') return <NotFound />;
  return (
    <>
      <Head>
        {/* For the style sheet: `html:has(…)` would be asked again at every change of any page. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the language is on it already */}
        <html data-lone="" />
        <title>{name === '' ? 'Demo' : name}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div
        data-lone-demo=""
        data-demo={name}
        data-document={entry?.[2] === true ? '' : undefined}
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
            key={flavour === drawn ? 'drawn' : flavour}
            demo={modules[flavour]}
            version={0}
          />
        )}
      </div>
    </>
  );
}
