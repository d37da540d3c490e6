import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Chore {
  id: string;
  chore: string;
}

const first: Chore[] = [
  { id: 'c1', chore: 'Open the greenhouse' },
  { id: 'c2', chore: 'Feed the hens' },
  { id: 'c3', chore: 'Water the herbs' },
];

export default function RowOrderButtons() {
  const [rows, setRows] = React.useState(first);

  const columns = React.useMemo<GridColDef<Chore>[]>(() => {
    const move = (id: string, by: number) =>
      setRows((all) => {
        const from = all.findIndex((row) => row.id === id);
        const to = Math.min(Math.max(from + by, 0), all.length - 1);
        const next = [...all];
        next.splice(to, 0, ...next.splice(from, 1));
        return next;
      });

    return [
      { field: 'chore', headerName: 'Chore', flex: 1, minWidth: 150, sortable: false },
      {
        field: 'order',
        type: 'actions',
        headerName: 'Order',
        width: 110,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArrowUpwardIcon />}
              label={`Move ${params.row.chore} up`}
              onClick={() => move(params.row.id, -1)}
            />
            <GridActionsCellItem
              icon={<ArrowDownwardIcon />}
              label={`Move ${params.row.chore} down`}
              onClick={() => move(params.row.id, 1)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Morning chores" hideFooter />
    </div>
  );
}
