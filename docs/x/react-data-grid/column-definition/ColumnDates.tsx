import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../../_data/orders';

interface Shipment {
  id: string;
  product: string;
  /** As an API sends it: ISO 8601 in UTC. */
  shippedAt: string;
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const DAY = 24 * 60 * 60 * 1000;
const TODAY = Date.UTC(2025, 11, 31);

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'shippedAt',
    headerName: 'Shipped',
    type: 'date',
    width: 180,
    valueGetter: (value: string) => new Date(value),
    valueFormatter: (value: Date) => long.format(value),
  },
  {
    field: 'age',
    headerName: 'Age',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => Math.round((Date.parse(row.shippedAt) - TODAY) / DAY),
    valueFormatter: (value: number) => relative.format(value, 'day'),
  },
];

const createShipments = (): Shipment[] =>
  createOrders(30).map(({ id, product }, index) => ({
    id,
    product,
    shippedAt: new Date(TODAY - index * 9 * DAY).toISOString(),
  }));

export default function ColumnDates() {
  const [rows] = React.useState(createShipments);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Shipments" hideFooter />
    </div>
  );
}
