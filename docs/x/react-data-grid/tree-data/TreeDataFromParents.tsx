import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  id: string;
  parent: string | null;
  name: string;
  visitors: number;
}

const rows: Place[] = [
  { id: 'museum', parent: null, name: 'Museum', visitors: 940 },
  { id: 'ships', parent: 'museum', name: 'Ships', visitors: 610 },
  { id: 'models', parent: 'ships', name: 'Models', visitors: 330 },
  { id: 'knots', parent: 'ships', name: 'Knots', visitors: 190 },
  { id: 'garden', parent: null, name: 'Garden', visitors: 520 },
  { id: 'pond', parent: 'garden', name: 'Pond', visitors: 260 },
];

const placeById = new Map(rows.map((row) => [row.id, row]));

function getTreeDataPath(row: Place): string[] {
  const parent = row.parent === null ? undefined : placeById.get(row.parent);
  return parent ? [...getTreeDataPath(parent), row.id] : [row.id];
}

const columns: GridColDef<Place>[] = [
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];

export default function TreeDataFromParents() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Visitors by place"
        groupingColDef={{
          headerName: 'Place',
          width: 200,
          hideDescendantCount: true,
          valueGetter: (_value, row: Place) => row.name,
        }}
        isGroupExpandedByDefault={(node) => node.id !== 'garden'}
        hideFooter
      />
    </div>
  );
}
