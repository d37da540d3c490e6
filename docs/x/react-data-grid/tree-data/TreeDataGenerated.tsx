import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createFiles } from '../../_data/files';

interface PathRow {
  id: string;
  path: string[];
  size: number;
}

const columns: GridColDef<PathRow>[] = [
  { field: 'id', headerName: 'Id of the row', width: 330, valueGetter: (_value, row) => row.id },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
];

/** Only files: the folders exist in their paths alone. */
const createPaths = (): PathRow[] =>
  createFiles(4)
    .filter((entry) => entry.kind !== 'Folder')
    .map(({ id, path, size }) => ({ id: `file-${id}`, path, size }));

const getTreeDataPath = (row: PathRow) => row.path;

export default function TreeDataGenerated() {
  const [rows] = React.useState(createPaths);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Files below generated folders"
        groupingColDef={{ headerName: 'Name', width: 200 }}
        isGroupExpandedByDefault={(node) => node.depth === 0 || node.groupingKey === 'Icons'}
      />
    </div>
  );
}
