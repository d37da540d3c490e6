import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 120 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

const log = Array.from({ length: 80 }, (_, index) => {
  const minutes = 8 * 60 + index * 9;
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  return {
    id: index,
    time: `${hour}:${String(minutes % 60).padStart(2, '0')}`,
    gate: ['Rose gate', 'Pond gate', 'Hill gate'][index % 3],
    visitors: (index * 17) % 45,
  };
});

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    return { rows: log.slice(Number(start), end + 1) };
  },
};

export default function ServerLazyEndless() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        lazyLoading
        columns={columns}
        dataSource={dataSource}
        aria-label="Visitors of the botanical garden"
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
