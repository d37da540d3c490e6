import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, firstParts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, aggregable: false },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => ('stock' in row ? (row.stock * row.cents) / 100 : undefined),
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

const initialState = {
  rowGrouping: { model: ['room'] },
  aggregation: { model: { value: 'sum' } },
  columns: { columnVisibilityModel: { room: false } },
};

const isRoomOpen = (node: { groupingKey: unknown }) => node.groupingKey === 'Shop';

export default function InventoryByRoom() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPremium
        rows={firstParts}
        columns={columns}
        label="Stock value by room"
        initialState={initialState}
        isGroupExpandedByDefault={isRoomOpen}
        hideFooter
      />
    </div>
  );
}
