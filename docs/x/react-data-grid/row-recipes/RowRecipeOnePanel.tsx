import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

interface Bell {
  id: number;
  bell: string;
  cast: number;
  inscription: string;
}

const columns: GridColDef<Bell>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'bell', headerName: 'Bell', flex: 1, minWidth: 120 },
  {
    field: 'cast',
    headerName: 'Cast in',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => String(value),
  },
];

const rows: Bell[] = [
  { id: 1, bell: 'Great Agnes', cast: 1487, inscription: 'I call the living.' },
  { id: 2, bell: 'Noon bell', cast: 1723, inscription: 'Paid for by the coopers.' },
  { id: 3, bell: 'Little Tom', cast: 1951, inscription: 'Out of the ashes.' },
];

const getDetailPanelContent: DataGridProProps<Bell>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>Inscription: {row.inscription}</Box>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function RowRecipeOnePanel() {
  const [open, setOpen] = React.useState<Set<GridRowId>>(() => new Set([2]));

  const keepNewest = (ids: Set<GridRowId>) =>
    setOpen(new Set([...ids].filter((id) => !open.has(id))));

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Bells of the tower"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </div>
  );
}
