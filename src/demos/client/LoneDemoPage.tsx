import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { loneDemoChoices } from '../../preferences/model/loneDemo';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import type { DemoFlavour, DemoTheme } from '../model/types';
import type { DemoModule } from './types';
import { Preview } from './Preview';
import { flavourOf } from './demoHash';
import styles from './LoneDemoPage.module.css';
import { useLoneColorMode } from './useLoneColorMode';

type Loader = [
  code: () => Promise<{ default: ComponentType }>,
  style?: () => Promise<{ css: string }>,
];

/** The manifest that `createDemoManifest` writes. */
type Manifest = Readonly<
  Record<
    string,
    [theme: DemoTheme, variants: Partial<Record<DemoFlavour, Loader>>, isDocument?: boolean]
  >
>;

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

interface Props {
  readonly demos: Manifest;
}

/** `/demo/<page>/<Name>`: one demo and nothing else, as its address wants it (`loneDemo.ts`). */
export default function LoneDemoPage({ demos }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const [styling] = useCodeStyling();
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    setHasStarted(true);
  }, []);
  useLoneColorMode();
  const address = decodeURI(/\/demo\/(.+?)\/?$/.exec(pathname)?.[1] ?? '');
  const name = address.split('/').at(-1) ?? '';
  const entry = Object.hasOwn(demos, address) ? demos[address] : undefined;
  const modules = useMemo(() => (entry === undefined ? {} : toModules(name, entry)), [name, entry]);
  const flavour = flavourOf(styling, modules);
  const { width } = loneDemoChoices(pathname, search);
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
        {hasStarted && entry === undefined ? (
          <main className={styles.missing}>
            <h1>
              <Translate id="site.demos.unknown">There is no demo at this address.</Translate>
            </h1>
            <a href="/all-pages">
              {translate({ id: 'site.demos.allPages', message: 'All pages' })}
            </a>
          </main>
        ) : (
          <Preview key={flavour} demo={modules[flavour]} version={0} />
        )}
      </div>
    </>
  );
}
