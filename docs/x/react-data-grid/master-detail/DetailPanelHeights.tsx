import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Box role="row" sx={{ height: 1 }}>
    <Box
      role="gridcell"
      tabIndex={0}
      sx={{ p: 2, height: 1, boxSizing: 'border-box', overflow: 'auto' }}
    >
      {Array.from({ length: Math.min(row.quantity, 8) }, (_, index) => (
        <div key={index}>
          Serial number {row.id.slice(3)}-{String(index + 1).padStart(3, '0')}
        </div>
      ))}
    </Box>
  </Box>
);

const HEIGHTS = { 'Fixed: 100': 100, Measured: 'auto', 'By quantity': 'quantity' } as const;
type Choice = keyof typeof HEIGHTS;

const initialState = { detailPanel: { expandedRowIds: new Set(['SO-10001', 'SO-10002']) } };

export default function DetailPanelHeights() {
  const [rows] = React.useState(() => createOrders(30));
  const [choice, setChoice] = React.useState<Choice>('Measured');
  const height = HEIGHTS[choice];

  const getDetailPanelHeight = React.useCallback<
    NonNullable<DataGridProProps<Order>['getDetailPanelHeight']>
  >(({ row }) => (height === 'quantity' ? 32 + Math.min(row.quantity, 8) * 24 : height), [height]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the panels"
        value={choice}
        onChange={(_event, next: Choice | null) => next && setChoice(next)}
      >
        {Object.keys(HEIGHTS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders with serial numbers"
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
