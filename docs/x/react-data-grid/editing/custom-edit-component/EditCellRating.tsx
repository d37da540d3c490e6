import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

function StarsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Employee, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      precision={0.5}
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      sx={{ paddingInline: 1, alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  {
    field: 'rating',
    headerName: 'Last review',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    display: 'flex',
    editable: true,
    renderCell: ({ value }: GridRenderCellParams<Employee, number>) => (
      <Rating value={value ?? null} precision={0.5} readOnly />
    ),
    renderEditCell: (params) => <StarsEditor {...params} />,
  },
];

const createReviews = () =>
  createEmployees(30).map((row) => ({ ...row, rating: Math.round(row.rating * 2) / 2 }));

export default function EditCellRating() {
  const [rows] = React.useState(createReviews);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Reviews in stars" hideFooter />
    </div>
  );
}
