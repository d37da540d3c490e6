import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  worn: number;
}

const first: Part[] = [
  { id: 1, part: 'Front brake', worn: 20 },
  { id: 2, part: 'Chain', worn: 75 },
  { id: 3, part: 'Rear tyre', worn: 50 },
];

const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

export default function CellContents() {
  const [rows, setRows] = React.useState(first);

  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      { field: 'part', headerName: 'Part', flex: 1, minWidth: 110 },
      {
        field: 'worn',
        headerName: 'Wear',
        type: 'number',
        align: 'left',
        headerAlign: 'left',
        width: 110,
        display: 'flex',
        renderCell: ({ row, value }) => (
          <LinearProgress
            variant="determinate"
            value={value}
            aria-label={`Wear of ${row.part}`}
            sx={{ flex: 1 }}
          />
        ),
      },
      {
        field: 'replace',
        headerName: 'Repair',
        width: 110,
        display: 'flex',
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Replace ${row.part}`}
            onKeyDown={keepSpace}
            onClick={(event) => {
              event.stopPropagation();
              setRows((all) => all.map((item) => (item === row ? { ...item, worn: 0 } : item)));
            }}
          >
            Replace
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Bicycle parts" hideFooter />
    </div>
  );
}
