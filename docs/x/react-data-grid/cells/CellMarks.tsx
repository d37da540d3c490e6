import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Hive {
  id: string;
  spring: number;
  summer: number;
  autumn: number;
}

const columns: GridColDef<Hive>[] = [
  { field: 'id', headerName: 'Hive', width: 80 },
  ...(['spring', 'summer', 'autumn'] as const).map((field) => ({
    field,
    headerName: `${field.charAt(0).toUpperCase()}${field.slice(1)} (kg)`,
    type: 'number' as const,
    width: 120,
    valueFormatter: (value: number) => (value < 5 ? `${value} ▼` : `${value}`),
  })),
];

const rows: Hive[] = [
  { id: 'H1', spring: 6, summer: 21, autumn: 9 },
  { id: 'H2', spring: 3, summer: 17, autumn: 4 },
  { id: 'H3', spring: 8, summer: 25, autumn: 11 },
];

const getCellClassName: DataGridProps<Hive>['getCellClassName'] = ({ field, value }) =>
  field !== 'id' && Number(value) < 5 ? 'hive-low' : '';

export default function CellMarks() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Honey by hive and season"
        getCellClassName={getCellClassName}
        showCellVerticalBorder
        sx={{
          [`& .${gridClasses.cell}.hive-low`]: {
            bgcolor: 'action.selected',
            fontWeight: 'fontWeightBold',
          },
        }}
        hideFooter
      />
    </div>
  );
}
