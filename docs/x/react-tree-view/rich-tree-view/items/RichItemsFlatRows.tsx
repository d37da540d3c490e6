import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Trail {
  key: number;
  parent: number | null;
  name: string;
}

const trails: Trail[] = [
  { key: 1, parent: null, name: 'North valley' },
  { key: 2, parent: 1, name: 'Mill path' },
  { key: 3, parent: 1, name: 'Ridge walk' },
  { key: 4, parent: 3, name: 'Summit detour' },
  { key: 5, parent: null, name: 'Lake shore' },
  { key: 6, parent: 5, name: 'Reed boardwalk' },
];

const byParent = new Map<number | null, Trail[]>();
trails.forEach((trail) => {
  byParent.set(trail.parent, [...(byParent.get(trail.parent) ?? []), trail]);
});

const roots = byParent.get(null) ?? [];
const getTrailId = (trail: Trail) => String(trail.key);
const getTrailLabel = (trail: Trail) => trail.name;
const getSubTrails = (trail: Trail) => byParent.get(trail.key);

export default function RichItemsFlatRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Nature park trails"
        items={roots}
        getItemId={getTrailId}
        getItemLabel={getTrailLabel}
        getItemChildren={getSubTrails}
        defaultExpandedItems={['1', '3']}
      />
    </Box>
  );
}
