import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Unit {
  code: number;
  name: string;
  teams?: Unit[];
}

const units: Unit[] = [
  {
    code: 10,
    name: 'Library',
    teams: [
      { code: 11, name: 'Loans' },
      { code: 12, name: 'Map room' },
    ],
  },
  { code: 20, name: 'Archive', teams: [{ code: 21, name: 'Restoration' }] },
];

const getUnitId = (unit: Unit) => String(unit.code);
const getUnitLabel = (unit: Unit) => unit.name;
const getUnitTeams = (unit: Unit) => unit.teams;

export default function DataTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView
        aria-label="City records office"
        items={units}
        getItemId={getUnitId}
        getItemLabel={getUnitLabel}
        getItemChildren={getUnitTeams}
        defaultExpandedItems={['10']}
      />
    </Box>
  );
}
