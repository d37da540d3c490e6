import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    plannedHours?: number;
  }
}

const columns: GridColDef[] = [
  { field: 'bench', headerName: 'Workbench', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  { id: 1, bench: 'Joinery', hours: 6 },
  { id: 2, bench: 'Metalwork', hours: 3 },
  { id: 3, bench: 'Print press', hours: 5 },
];

function HoursFooter({ plannedHours, ...props }: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const booked = shown.reduce((sum, entry) => sum + entry.model.hours, 0);

  return (
    <GridFooterContainer {...props}>
      <Typography variant="body2" sx={{ paddingInline: 2 }}>
        Booked: {booked} of {plannedHours} hours
      </Typography>
    </GridFooterContainer>
  );
}

export default function SubcomponentsFooter() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Workbenches"
        slots={{ footer: HoursFooter }}
        slotProps={{ footer: { plannedHours: 20 } }}
      />
    </div>
  );
}
