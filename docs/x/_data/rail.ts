import { createRandom } from './random';

/** A region, a line, or a station of the railway; ids are unique in the network. */
export interface RailNode {
  id: string;
  label: string;
  children?: RailNode[];
}

const REGIONS = ['North', 'Coast', 'Lakes', 'Highlands'];
const FIRST = 'Alder Birch Castle Dun East Fern Glen Holm Iron Kings Lower Mill'.split(' ');
const LAST = 'bridge field gate harbor junction moor quay road side ton'.split(' ');

/** Four regions with `lines` lines each; a line has 6 to 12 stations. */
export function createRailNetwork(lines = 4, seed = 6): RailNode[] {
  const random = createRandom(seed);
  return REGIONS.map((region) => ({
    id: region.toLowerCase(),
    label: region,
    children: Array.from({ length: lines }, (_, line) => {
      const id = `${region.toLowerCase()}-${line + 1}`;
      return {
        id,
        label: `${region} line ${line + 1}`,
        children: Array.from({ length: random.integer(6, 12) }, (_station, stop) => ({
          id: `${id}-${stop + 1}`,
          label: random.pick(FIRST) + random.pick(LAST),
        })),
      };
    }),
  }));
}
