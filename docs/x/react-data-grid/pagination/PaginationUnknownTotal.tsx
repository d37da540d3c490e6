import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level in cm', type: 'number', width: 130 },
];

const log = Array.from({ length: 13 }, (_, index) => ({
  id: index,
  time: `${String(6 + index).padStart(2, '0')}:00`,
  gauge: index % 2 ? 'Weir' : 'Bridge',
  level: 140 + ((index * 11) % 27),
}));

function read({ page, pageSize }: { page: number; pageSize: number }) {
  const end = (page + 1) * pageSize;
  return { rows: log.slice(page * pageSize, end), total: end < log.length ? -1 : log.length };
}

const firstModel = { page: 0, pageSize: 5 };

export default function PaginationUnknownTotal() {
  const [model, setModel] = React.useState(firstModel);
  const [answer, setAnswer] = React.useState({ model: firstModel, ...read(firstModel) });

  React.useEffect(() => {
    const timer = setTimeout(() => {
      const { rows, total } = read(model);
      setAnswer((last) => ({ model, rows, total: last.total === -1 ? total : last.total }));
    }, 500);
    return () => clearTimeout(timer);
  }, [model]);

  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="Water levels"
        paginationMode="server"
        rowCount={answer.total}
        estimatedRowCount={15}
        loading={answer.model !== model}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
