import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Trail {
  id: number;
  trail: string;
  views: number;
}

function ViewsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Trail, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`views-${id}`}
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      sx={{ paddingInline: 1, alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  {
    field: 'views',
    headerName: 'Views',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    display: 'flex',
    editable: true,
    renderCell: (params: GridRenderCellParams<Trail, number>) => (
      <Rating value={params.value ?? null} readOnly />
    ),
    renderEditCell: (params) => <ViewsEditor {...params} />,
  },
];

const rows: Trail[] = [
  { id: 1, trail: 'Quarry loop', views: 3 },
  { id: 2, trail: 'Beacon hill', views: 5 },
];

export default function EditCellRating() {
  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Trails and their views" hideFooter />
    </div>
  );
}
