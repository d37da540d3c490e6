import { useDeferredValue, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { describeOldRelease, useOldRelease } from '../../../shell/startup/client/oldRelease';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import entries from '@shared-data/icons/entries.json';
import { ICON_SYNONYMS } from '../data/synonyms';
import { createIconIndex, searchIcons } from '../model/searchIcons';
import { ICON_STYLES, type IconStyle } from '../model/types';
import { AllNames } from './AllNames';
import { FirstIcons } from './FirstIcons';
import { IconControls } from './IconControls';
import { IconDialog } from './IconDialog';
import { IconGrid } from './IconGrid';
import styles from './IconSearch.module.css';
import { useIconQuery } from './useIconQuery';
import { useIconShapes } from './useIconShapes';

/**
 * A search through all icons of `@mui/icons-material` in five styles. The URL has the whole state.
 */
export function IconSearch(): ReactNode {
  const [state, change] = useIconQuery();
  const formatNumber = useNumberFormat();
  const { selectMessage } = usePluralForm();
  const scroller = useRef<HTMLDivElement>(null);
  const index = useMemo(() => createIconIndex(entries, ICON_SYNONYMS), []);
  // Deferred, so that typing isn't blocked: React can abandon a render of outdated results.
  const query = useDeferredValue(state.query);
  const found = useMemo(
    () =>
      Object.fromEntries(
        ICON_STYLES.map((style) => [style, searchIcons(index, query, style)]),
      ) as Record<IconStyle, string[]>,
    [index, query],
  );
  const { loaded, hasFailed } = useIconShapes(state.style);
  const isOld = useOldRelease();
  const names = found[loaded?.style ?? state.style];
  const counts = Object.fromEntries(
    ICON_STYLES.map((style) => [style, found[style].length]),
  ) as Record<IconStyle, number>;
  return (
    <section
      className={styles.search}
      aria-label={translate({ id: 'site.icons.region', message: 'Icon search' })}
    >
      <IconControls state={state} counts={counts} onChange={change} />
      <p role="status" className={styles.status}>
        {hasFailed && isOld
          ? describeOldRelease()
          : hasFailed
            ? translate({
                id: 'site.icons.failed',
                message:
                  'Couldn’t load the icons. Check your connection and choose the style again.',
              })
            : selectMessage(
                counts[state.style],
                translate(
                  {
                    id: 'site.icons.found',
                    message: '{count} icon|{count} icons',
                    description:
                      'Plural forms of the language, separated by "|", from smallest to largest',
                  },
                  { count: formatNumber(counts[state.style]) },
                ),
              )}
      </p>
      <div ref={scroller} className={styles.scroller} aria-busy={loaded?.style !== state.style}>
        {loaded === undefined ? (
          <FirstIcons />
        ) : names.length === 0 ? (
          <p className={styles.empty}>
            {translate({
              id: 'site.icons.nothing',
              message: 'No icons match. Try a single word or a broader term.',
            })}
          </p>
        ) : (
          <IconGrid
            names={names}
            shapes={loaded.shapes}
            scroller={scroller}
            onSelect={(selected) => {
              change({ selected });
            }}
          />
        )}
      </div>
      <AllNames entries={entries} />
      <IconDialog
        name={state.selected}
        style={state.style}
        entries={entries}
        loaded={loaded}
        onChange={change}
      />
    </section>
  );
}
