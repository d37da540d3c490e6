import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Tree {
  id: number;
  path: string[];
  trees: number;
}

const columns: GridColDef<Tree>[] = [
  { field: 'trees', headerName: 'Trees', type: 'number', width: 100 },
];

const rows: Tree[] = [
  { id: 1, path: ['North slope'], trees: 75 },
  { id: 2, path: ['North slope', 'Pears'], trees: 30 },
  { id: 3, path: ['North slope', 'Plums'], trees: 45 },
  { id: 4, path: ['River field'], trees: 80 },
  { id: 5, path: ['River field', 'Cherries'], trees: 60 },
  { id: 6, path: ['River field', 'Quinces'], trees: 20 },
];

const getTreeDataPath = (row: Tree) => row.path;

export default function RowSelectionTree() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orchards"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Orchard', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={-1}
        checkboxSelection
      />
    </div>
  );
}
