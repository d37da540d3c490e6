import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridSortedRowIdsSelector,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 130 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const rows = [
  { id: 1, piece: 'Evening march', copies: 32 },
  { id: 2, piece: 'River suite', copies: 28 },
  { id: 3, piece: 'Two carols', copies: 40 },
];

const everything: GridCsvExportOptions = {
  fileName: 'all-pieces',
  allColumns: true,
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

function ScoreToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Tools for scores">
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'pieces' }} onClick={close}>
          What the grid shows
        </ExportCsv>
        <ExportCsv render={<MenuItem />} options={everything} onClick={close}>
          All rows and columns
        </ExportCsv>
      </Menu>
    </Toolbar>
  );
}

export default function ExportPartsMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Scores"
        slots={{ toolbar: ScoreToolbar }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
