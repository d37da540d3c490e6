import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'line', headerName: 'Line', width: 120 },
];

const stations = ['Mill Bridge', 'Old Harbour', 'Castle Hill', 'Harbour Gate', 'Mill Lane'].map(
  (station, index) => ({ id: index + 1, station, line: index % 2 ? 'Coast' : 'Valley' }),
);

const dataSource: GridDataSource = {
  getRows: async ({ filterModel, start, end }) => {
    const words = filterModel.quickFilterValues ?? [];
    const found = stations.filter((row) =>
      words.every((word) =>
        `${row.station} ${row.line}`.toLowerCase().includes(word.toLowerCase()),
      ),
    );
    return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
  },
};

export default function ServerFilterDataSource() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        aria-label="Stations"
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
            quickFilterProps: { debounceMs: 400 },
          },
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
