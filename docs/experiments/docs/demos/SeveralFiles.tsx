import { PlanetList } from './PlanetList';
import { planets } from './planets';

export default function SeveralFiles() {
  return <PlanetList planets={planets} />;
}
