import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PrintIcon from '@mui/icons-material/Print';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, order: 'K 12', motif: 'Herons', paper: 'Cotton, 300 g', size: '30 × 40', frame: 'Ash' },
  { id: 2, order: 'K 13', motif: 'Tide table', paper: 'Mulberry', size: '50 × 70', frame: 'None' },
];

export default function ColumnPinningActions() {
  const [message, setMessage] = React.useState('Nothing in the queue.');

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'order', headerName: 'Order', width: 90 },
      { field: 'motif', headerName: 'Motif', width: 160 },
      { field: 'paper', headerName: 'Paper', width: 170 },
      { field: 'size', headerName: 'Size', width: 120 },
      { field: 'frame', headerName: 'Frame', width: 150 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Print',
        width: 70,
        pinnable: false,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<PrintIcon />}
              label={`Print order ${params.row.order}`}
              onClick={() => setMessage(`Order ${params.row.order} is in the queue.`)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Print orders"
          checkboxSelection
          initialState={{
            pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'order'], right: ['actions'] },
          }}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
