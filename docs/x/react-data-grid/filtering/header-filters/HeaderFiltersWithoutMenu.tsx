import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', width: 190 },
  { field: 'cupboard', headerName: 'Cupboard', width: 160 },
  { field: 'serial', headerName: 'Serial number', width: 170, filterable: false },
];

const rows = [
  { id: 1, tool: 'Belt sander', cupboard: 'East 2', serial: 'BS-0041' },
  { id: 2, tool: 'Band saw', cupboard: 'West 1', serial: 'BW-0107' },
  { id: 3, tool: 'Bench vice', cupboard: 'East 1', serial: 'BV-0013' },
];

export default function HeaderFiltersWithoutMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Workshop tools"
        headerFilters
        headerFilterHeight={64}
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 'place', field: 'cupboard', operator: 'contains', value: 'east' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
