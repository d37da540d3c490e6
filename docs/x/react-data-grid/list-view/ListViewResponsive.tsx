import * as React from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import ImageIcon from '@mui/icons-material/Image';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { createFiles, type FileEntry } from '../../_data/files';

const columns: GridColDef<FileEntry>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    valueGetter: (_value, row) => row.path.at(-1),
  },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 130 },
];

const listViewColumn: GridListViewColDef<FileEntry> = {
  field: 'fileItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {row.kind === 'Image' ? <ImageIcon color="action" /> : <DescriptionIcon color="action" />}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="div" noWrap>
          {row.path.at(-1)}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary" noWrap>
          {row.path.slice(0, -1).join(' / ')}, {row.size} KB
        </Typography>
      </Box>
    </Stack>
  ),
};

export default function ListViewResponsive() {
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const [rows] = React.useState(() => createFiles().filter((entry) => entry.kind !== 'Folder'));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Files, as a list on phones"
        listView={isNarrow}
        listViewColumn={listViewColumn}
        rowHeight={isNarrow ? 64 : 52}
      />
    </div>
  );
}
