import useBaseUrl from '@docusaurus/useBaseUrl';
import { useForeignDirection } from '../../../foundation/preferences/client/useDirection';
import { stageAddress } from '../model/stage';
import type { DemoStage } from '../model/stage';
import { STANDALONE_DEMO_ROOT } from '../model/types';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';

/**
 * The address of a demo without the page around it, as a stage has it. All languages share one
 * such page, in English: the direction of the page's language goes along in the query. The dev
 * server has one language, and the page in that.
 */
export function useStandaloneAddress(
  address: string,
  stage: DemoStage,
  stylingCount: number,
): (styling: DemoStyling) => string {
  const shared = `${STANDALONE_DEMO_ROOT}/${address}`;
  const own = useBaseUrl(shared);
  const direction = useForeignDirection();
  const root = process.env.NODE_ENV === 'development' ? own : shared;
  return (styling) => root + stageAddress({ direction, ...stage }, styling, stylingCount);
}
