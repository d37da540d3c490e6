import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { euros, firstLoans, rooms, type Loan } from './loans';

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'No.', width: 85 },
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 160, editable: true },
  { field: 'museum', headerName: 'Lender', width: 145 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: rooms,
    width: 120,
    editable: true,
  },
  {
    field: 'value',
    headerName: 'Insured for',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'due', headerName: 'Due', width: 115 },
  { field: 'packed', headerName: 'Packed', type: 'boolean', width: 90, editable: true },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 10 } },
  sorting: { sortModel: [{ field: 'due', sort: 'asc' as const }] },
};
const pageSizeOptions = [10, 25];

export default function DemoCommunityLoans() {
  const [loans, setLoans] = React.useState(firstLoans);
  const packed = loans.filter((loan) => loan.packed).length;

  const saveLoan = React.useCallback((next: Loan) => {
    setLoans((all) => all.map((loan) => (loan.id === next.id ? next : loan)));
    return next;
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 560 }}>
        <DataGrid
          rows={loans}
          columns={columns}
          label="Exhibition loans"
          showToolbar
          checkboxSelection
          disableRowSelectionOnClick
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          processRowUpdate={saveLoan}
        />
      </div>
      <Typography role="status">{`${packed} of ${loans.length} objects are packed.`}</Typography>
    </Stack>
  );
}
