import * as React from 'react';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

type Delivery = Order & { day: string; startsDay: boolean };

const createDeliveries = (): Delivery[] => {
  const orders = createOrders(30);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  return orders.map((order, index) => ({
    ...order,
    day: days[Math.floor(index / 5)] ?? '',
    startsDay: index % 5 === 0,
  }));
};

const columns: GridColDef<Delivery>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
];

const getRowSpacing: DataGridProps['getRowSpacing'] = ({ model, isFirstVisible }) => ({
  top: model.startsDay && !isFirstVisible ? 16 : 0,
});

export default function RowHeightSpacing() {
  const [rows] = React.useState(createDeliveries);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Deliveries with gaps between the days"
        disableColumnSorting
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: { borderTop: 0, borderTopColor: 'divider' },
        }}
        hideFooter
      />
    </div>
  );
}
