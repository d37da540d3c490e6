import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 140 },
  { field: 'ringed', headerName: 'Ringed', type: 'number', width: 120 },
  { field: 'site', headerName: 'Site', width: 130, disableColumnMenu: true },
];

const rows = [
  { id: 1, species: 'Reed warbler', ringed: 214, site: 'North dyke' },
  { id: 2, species: 'Kingfisher', ringed: 9, site: 'Sluice' },
  { id: 3, species: 'Blue tit', ringed: 388, site: 'Orchard' },
];

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: {
    slots: { columnMenuColumnsItem: null },
    slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
  },
};

export default function ColumnMenuOrder() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Ringed birds"
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
