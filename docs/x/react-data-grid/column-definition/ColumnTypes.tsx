import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

type Delivery = Order & { pickedUpAt: Date; insured: boolean; remarks: string };

const columns: GridColDef<Delivery>[] = [
  { field: 'product', headerName: 'Product', type: 'string', width: 130, editable: true },
  { field: 'total', headerName: 'Total', type: 'number', width: 100, editable: true },
  { field: 'date', headerName: 'Ordered', type: 'date', width: 120, editable: true },
  { field: 'pickedUpAt', headerName: 'Picked up', type: 'dateTime', width: 200, editable: true },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 100, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
    editable: true,
  },
  { field: 'remarks', headerName: 'Remarks', type: 'longText', width: 220, editable: true },
];

const createDeliveries = (): Delivery[] =>
  createOrders(30).map((order, index) => ({
    ...order,
    pickedUpAt: new Date(order.date.getTime() + (26 + (index % 9)) * 3_600_000),
    insured: order.total > 2000,
    remarks: `${order.quantity} × ${order.product} for ${order.customer}. Deliver to the loading bay in ${order.country} and ask for a signature.`,
  }));

export default function ColumnTypes() {
  const [rows] = React.useState(createDeliveries);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Deliveries" hideFooter />
    </div>
  );
}
