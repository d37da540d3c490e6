import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const FIELDS = ['country', 'category', 'status', 'customer'];
const nameOf = (field: string) =>
  columns.find((column) => column.field === field)?.headerName ?? field;

function GroupingBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {model.map((field, index) => (
        <Chip
          key={field}
          color="primary"
          label={`${index + 1}. ${nameOf(field)}`}
          onClick={() => apiRef.current.setRowGroupingCriteriaIndex(field, 0)}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      {FIELDS.filter((field) => !model.includes(field)).map((field) => (
        <Chip
          key={field}
          variant="outlined"
          label={`Group by ${nameOf(field)}`}
          onClick={() => apiRef.current.addRowGroupingCriteria(field)}
        />
      ))}
    </Stack>
  );
}

const initialState = { rowGrouping: { model: ['country', 'status'] } };

export default function RowGroupingChips() {
  const [rows] = React.useState(() => createOrders(300));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with a bar of groups"
        showToolbar
        slots={{ toolbar: GroupingBar }}
        groupingColDef={{ headerName: 'Group', width: 200 }}
        initialState={initialState}
      />
    </div>
  );
}
