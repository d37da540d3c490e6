import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const everything: GridFilterModel = { items: [] };

export default function FilterRecipeCellValue() {
  const [rows] = React.useState(() => createOrders(120));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'customer', operator: 'equals', value: 'Globex' }],
  });

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 110 },
      {
        field: 'customer',
        headerName: 'Customer',
        width: 140,
        display: 'flex',
        renderCell: ({ value, tabIndex }) => (
          <Button
            size="small"
            color="inherit"
            tabIndex={tabIndex}
            aria-label={`Only orders of ${value}`}
            onClick={() =>
              setFilterModel({ items: [{ field: 'customer', operator: 'equals', value }] })
            }
          >
            {value}
          </Button>
        ),
      },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
    ],
    [],
  );

  return (
    <Stack spacing={1.5} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={filterModel.items.length === 0}
        onClick={() => setFilterModel(everything)}
      >
        All orders
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders to filter by a click on the customer"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
