import * as React from 'react';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { createFiles, type FileEntry } from '../../_data/files';

function NameCell({ id, rowNode, row }: GridRenderCellParams<FileEntry>) {
  const apiRef = useGridApiContext();
  const isOpen = rowNode.type === 'group' && rowNode.childrenExpanded === true;
  const name = row.path.at(-1) ?? '';

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', height: '100%', paddingInlineStart: rowNode.depth * 2 }}
    >
      {rowNode.type === 'group' ? (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={isOpen ? `Close ${name}` : `Open ${name}`}
          onClick={() => apiRef.current.setRowChildrenExpansion(id, !isOpen)}
        >
          {isOpen ? <FolderOpenIcon color="primary" /> : <FolderIcon color="primary" />}
        </IconButton>
      ) : (
        <DescriptionOutlinedIcon color="action" sx={{ mx: 0.5 }} />
      )}
      <span>{name}</span>
    </Stack>
  );
}

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'modified', headerName: 'Modified', type: 'date', width: 120 },
];

const getTreeDataPath = (row: FileEntry) => row.path;

export default function TreeDataGroupingColumn() {
  const [rows] = React.useState(() => createFiles());

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Files with folder icons"
        groupingColDef={{
          headerName: 'Name',
          width: 260,
          sortable: true,
          filterable: true,
          disableColumnMenu: false,
          renderCell: (params) => <NameCell {...params} />,
        }}
        initialState={{ pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Design'}
      />
    </div>
  );
}
