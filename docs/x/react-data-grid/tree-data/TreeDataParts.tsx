import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  material: string;
  weight: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'material', headerName: 'Material', width: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows: Part[] = [
  { id: 1, path: ['Frame'], material: 'Steel', weight: 2.4 },
  { id: 2, path: ['Frame', 'Fork'], material: 'Steel', weight: 0.9 },
  { id: 3, path: ['Frame', 'Fork', 'Dropouts'], material: 'Steel', weight: 0.1 },
  { id: 4, path: ['Wheels', 'Front wheel'], material: 'Aluminium', weight: 1.1 },
  { id: 5, path: ['Wheels', 'Rear wheel'], material: 'Aluminium', weight: 1.5 },
  { id: 6, path: ['Saddle'], material: 'Leather', weight: 0.5 },
];

const getTreeDataPath = (row: Part) => row.path;

export default function TreeDataParts() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Parts of a touring bicycle"
        groupingColDef={{ headerName: 'Part', width: 190 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
