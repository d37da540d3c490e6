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
  /** Receives the ad's events. By default, they're dispatched on `window`. */
  readonly report?: ReportAdEvent;
}

/**
 * The slot of an ad. Only its reserved space is in the page's HTML. The rest loads when the page is
 * idle, so that it isn't part of the first load.
 */
export function AdSlot({ options, report = reportAdEvent }: Props): ReactNode {
  const [isHidden, setHidden] = useAdsHidden();
  const [wasHiddenHere, setHiddenHere] = useState(false);
  const [View, setView] = useState<ComponentType<AdViewProps> | null>(null);
  const [emptyState, setEmptyState] = useState<AdState>('loading');
  const wasHiddenEarlier = isHidden && !wasHiddenHere;
  useEffect(() => {
    let isMounted = true;
    if (wasHiddenEarlier) return undefined;
    const cancel = whenIdle(() => {
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
      cancel();
      isMounted = false;
    };
  }, [wasHiddenEarlier]);
  if (wasHiddenEarlier) return null;
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
