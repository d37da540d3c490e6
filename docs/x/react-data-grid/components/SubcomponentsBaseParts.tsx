import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const slotProps: DataGridProps['slotProps'] = {
  basePagination: { material: { showFirstButton: true, showLastButton: true } },
  baseCheckbox: {
    material: {
      icon: <FavoriteBorderIcon fontSize="small" />,
      checkedIcon: <FavoriteIcon fontSize="small" />,
      color: 'secondary',
    },
  },
  baseTooltip: { material: { placement: 'top', arrow: true } },
};

export default function SubcomponentsBaseParts() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Favorite products"
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        slotProps={slotProps}
      />
    </div>
  );
}
