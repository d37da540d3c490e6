import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createFiles, type FileEntry } from '../../_data/files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : `${value.toLocaleString('en-US')} KB`,
  },
  { field: 'modified', headerName: 'Modified', type: 'date', width: 140 },
];

const getTreeDataPath = (row: FileEntry) => row.path;
const initialState = { aggregation: { model: { size: 'sum', modified: 'max' } } };

export default function AggregationTree() {
  const [rows] = React.useState(() => createFiles());

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        treeData
        disableRowGrouping
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Folders with the sizes of their files"
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Design'}
        groupingColDef={{ headerName: 'Name', width: 220 }}
        initialState={initialState}
      />
    </div>
  );
}
