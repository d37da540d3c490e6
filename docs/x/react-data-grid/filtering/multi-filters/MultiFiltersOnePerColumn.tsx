import * as React from 'react';
import {
  DataGridPro,
  GridLogicOperator,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
];

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    getColumnForNewFilter: ({ currentFilters, columns: all }) => {
      const used = currentFilters.map((item) => item.field);
      return (
        all.find((column) => column.filterable !== false && !used.includes(column.field))?.field ??
        null
      );
    },
    filterFormProps: {
      filterColumns: ({ field, columns: all, currentFilters }) => {
        const used = currentFilters.map((item) => item.field);
        return all
          .map((column) => column.field)
          .filter((name) => name === field || !used.includes(name));
      },
    },
  },
};

const initialState = {
  filter: {
    filterModel: {
      items: [{ id: 'country', field: 'country', operator: 'equals', value: 'Spain' }],
    },
  },
};

export default function MultiFiltersOnePerColumn() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Orders with one condition per column"
        showToolbar
        slotProps={slotProps}
        initialState={initialState}
      />
    </div>
  );
}
