import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAdsHidden } from '../../../foundation/preferences/client/useAdsHidden';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import type { AdOptions } from '../../engagement/model/options';
import type { AdState } from '../model/selectAd';
import { AdBoundary } from './AdBoundary';
import { AdSpace } from './AdSpace';
import type { AdViewProps } from './AdView';
import { reportAdEvent } from './reportAdEvent';
import type { ReportAdEvent } from './reportAdEvent';

interface Props {
  readonly options: AdOptions;
  /** Where events go; the page unless given. */
  readonly report?: ReportAdEvent;
}

/**
 * The place of an ad. Its room is in the page's HTML; everything else is fetched when the page
 * runs, so that the first load of a page carries none of it.
 */
export function AdSlot({ options, report = reportAdEvent }: Props): ReactNode {
  const [isHidden, setHidden] = useAdsHidden();
  const [wasHiddenHere, setHiddenHere] = useState(false);
  const [View, setView] = useState<ComponentType<AdViewProps> | null>(null);
  const [emptyState, setEmptyState] = useState<AdState>('loading');
  const isPutAway = isHidden && !wasHiddenHere;
  useEffect(() => {
    let isMounted = true;
    if (isPutAway) return undefined;
    const callOff = whenIdle(() => {
      import('./AdView').then(
        ({ AdView }) => {
          if (isMounted) setView(() => AdView);
        },
        () => {
          if (isMounted) setEmptyState('off');
        },
      );
    });
    return () => {
      callOff();
      isMounted = false;
    };
  }, [isPutAway]);
  if (isPutAway) return null;
  if (View === null) return <AdSpace state={emptyState} />;
  return (
    <AdBoundary report={report}>
      <View
        options={options}
        report={report}
        isHidden={isHidden}
        onHide={(next) => {
          setHiddenHere(true);
          setHidden(next);
        }}
      />
    </AdBoundary>
  );
}
