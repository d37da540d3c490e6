import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridClasses,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Lesson {
  id: number;
  hour: string;
  monday: string;
  tuesday: string;
  wednesday: string;
}

const columns: GridColDef<Lesson>[] = [
  { field: 'hour', headerName: 'Hour', width: 90 },
  { field: 'monday', headerName: 'Monday', width: 120 },
  { field: 'tuesday', headerName: 'Tuesday', width: 120 },
  { field: 'wednesday', headerName: 'Wednesday', width: 120 },
];

const rows: Lesson[] = [
  { id: 1, hour: '16:00', monday: 'Cello', tuesday: 'Flute', wednesday: 'Choir' },
  { id: 2, hour: '17:00', monday: 'Cello', tuesday: 'Harp', wednesday: 'Choir' },
  { id: 3, hour: '18:00', monday: 'Organ', tuesday: 'Harp', wednesday: 'Oboe' },
];

export default function CellSelectionButtons() {
  const apiRef = useGridApiRef();

  const selectDay = (field: string) =>
    apiRef.current?.selectCellRange({ id: 1, field }, { id: 3, field });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => selectDay('monday')}>Select Monday</Button>
        <Button onClick={() => selectDay('tuesday')}>Select Tuesday</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>Clear</Button>
      </Stack>
      <div style={{ height: 230 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Lessons of the music school"
          cellSelection
          rowSelection={false}
          initialState={{ cellSelection: { 2: { monday: true, tuesday: true } } }}
          sx={{
            [`& .${gridClasses['cell--rangeTop']}`]: { borderTopColor: 'primary.main' },
            [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottomColor: 'primary.main' },
            [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeftColor: 'primary.main' },
            [`& .${gridClasses['cell--rangeRight']}`]: { borderRightColor: 'primary.main' },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
