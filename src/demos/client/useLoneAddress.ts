import useBaseUrl from '@docusaurus/useBaseUrl';
import { useForeignDirection } from '../../preferences/client/useDirection';
import { stageAddress } from '../model/stage';
import type { DemoStage } from '../model/stage';
import { LONE_DEMO_ROOT } from '../model/types';
import type { DemoFlavour } from '../model/types';

/**
 * The address of a demo without the page around it, as a stage has it. All languages share one
 * such page, in English: the direction of the page's language goes along in the query. The dev
 * server has one language, and the page in that.
 */
export function useLoneAddress(
  address: string,
  stage: DemoStage,
  flavourCount: number,
): (flavour: DemoFlavour) => string {
  const shared = `${LONE_DEMO_ROOT}/${address}`;
  const own = useBaseUrl(shared);
  const direction = useForeignDirection();
  const root = process.env.NODE_ENV === 'development' ? own : shared;
  return (flavour) => root + stageAddress({ direction, ...stage }, flavour, flavourCount);
}
