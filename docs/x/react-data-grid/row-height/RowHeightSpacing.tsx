import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  day: string;
  name: string;
  startsDay: boolean;
}

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'name', headerName: 'On duty', flex: 1, minWidth: 150 },
];

const rows: Shift[] = [
  { id: 1, day: 'Saturday', name: 'Marta, morning', startsDay: true },
  { id: 2, day: 'Saturday', name: 'Owen, evening', startsDay: false },
  { id: 3, day: 'Sunday', name: 'Li Wei, morning', startsDay: true },
  { id: 4, day: 'Sunday', name: 'Rosa, evening', startsDay: false },
];

const getRowSpacing: DataGridProps['getRowSpacing'] = ({ model, isFirstVisible }) => ({
  top: model.startsDay && !isFirstVisible ? 16 : 0,
});

export default function RowHeightSpacing() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Duty rota of the hut"
        disableColumnSorting
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: { borderTop: 0, borderTopColor: 'divider' },
        }}
        hideFooter
      />
    </div>
  );
}
