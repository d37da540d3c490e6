import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createFiles, type FileEntry } from '../../_data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'modified', headerName: 'Modified', type: 'date', width: 120 },
];

const getTreeDataPath = (row: FileEntry) => row.path;

export default function TreeDataParts() {
  const [rows] = React.useState(() => createFiles());

  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Company files"
        groupingColDef={{ headerName: 'Name', width: 220 }}
        isGroupExpandedByDefault={(node) => /Contracts|Suppliers/.test(String(node.groupingKey))}
      />
    </div>
  );
}
