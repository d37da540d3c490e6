import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { Preview } from '../../../demos/demos/client/Preview';
import type { DemoModule } from '../../../demos/demos/client/types';
import arrivalCalendar from './examples/ArrivalCalendar.tsx?demo';
import { setExampleDensity, useExampleDensity } from './examples/exampleDensity';
import priceChart from './examples/PriceChart.tsx?demo';
import publishDialog from './examples/PublishDialog.tsx?demo';
import teamGrid from './examples/TeamGrid.tsx?demo';
import tripTabs from './examples/TripTabs.tsx?demo';
import styles from './LiveExamples.module.css';

interface Example {
  readonly demo: DemoModule;
  /** Not translated, because it's the component's name. */
  readonly name: string;
  /** The component's page. */
  readonly to: string;
  /** Its share of the row. */
  readonly size: 'wide' | 'narrow';
  /** Height that's reserved for it, in px. */
  readonly height: number;
}

/**
 * Returns a demo without its server-rendered HTML. With its styles, that HTML is half of the page,
 * which is too much for a connection's first round trip (`firstFlight.ts`), and visitors wait for that.
 */
function withoutServerHtml({ renderPreview: _html, ...demo }: DemoModule): DemoModule {
  return demo;
}

const EXAMPLES: readonly Example[] = [
  {
    demo: withoutServerHtml(teamGrid),
    name: 'Data Grid',
    to: '/x/react-data-grid',
    size: 'wide',
    height: 380,
  },
  {
    demo: withoutServerHtml(arrivalCalendar),
    name: 'Date Calendar',
    to: '/x/react-date-pickers/date-calendar',
    size: 'narrow',
    height: 320,
  },
  {
    demo: withoutServerHtml(tripTabs),
    name: 'Tabs',
    to: '/material-ui/react-tabs',
    size: 'narrow',
    height: 220,
  },
  {
    demo: withoutServerHtml(publishDialog),
    name: 'Dialog',
    to: '/material-ui/react-dialog',
    size: 'narrow',
    height: 220,
  },
  {
    demo: withoutServerHtml(priceChart),
    name: 'Line chart',
    to: '/x/react-charts/lines',
    size: 'narrow',
    height: 220,
  },
];

/** Values of `data-accent`, whose colors are in the stylesheet. */
const ACCENTS = ['blue', 'green', 'rose', 'violet'] as const;
type Accent = (typeof ACCENTS)[number];

function nameAccent(accent: Accent): string {
  const names: Record<Accent, string> = {
    blue: translate({ id: 'site.start.accentBlue', message: 'Blue' }),
    green: translate({ id: 'site.start.accentGreen', message: 'Green' }),
    rose: translate({ id: 'site.start.accentRose', message: 'Rose' }),
    violet: translate({ id: 'site.start.accentViolet', message: 'Violet' }),
  };
  return names[accent];
}

/**
 * Live components in a theme that the visitor picks. A color is one attribute, because the components
 * read the theme's CSS variables, so nothing rerenders. They hydrate like demos.
 */
export function LiveExamples(): ReactNode {
  const [accent, setAccent] = useState<Accent>('blue');
  const isDense = useExampleDensity();
  return (
    <section aria-labelledby="pieces">
      <div className={styles.head}>
        <h2 id="pieces">
          <Translate id="site.start.pieces">Try the components</Translate>
        </h2>
        <fieldset className={styles.choices} data-needs-script="">
          <legend>{translate({ id: 'site.start.theme', message: 'Theme' })}</legend>
          {ACCENTS.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.accent}
              data-accent={name}
              aria-label={nameAccent(name)}
              aria-pressed={name === accent}
              title={nameAccent(name)}
              onClick={() => {
                setAccent(name);
              }}
            />
          ))}
          <button
            type="button"
            className={styles.dense}
            aria-pressed={isDense}
            onClick={() => {
              setExampleDensity(!isDense);
            }}
          >
            {translate({ id: 'site.start.compact', message: 'Compact' })}
          </button>
        </fieldset>
      </div>
      <div className={styles.examples} data-accent={accent}>
        {EXAMPLES.map(({ demo, name, to, size, height }) => (
          <article
            key={to}
            className={styles.example}
            data-size={size}
            style={{ '--example-height': `${String(height)}px` } as CSSProperties}
          >
            <h3 className={styles.name}>
              <Link to={to}>{name}</Link>
            </h3>
            <Preview demo={demo} version={0} />
          </article>
        ))}
      </div>
    </section>
  );
}
