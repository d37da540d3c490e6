import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

const rows = [
  { id: 1, boat: 'Silver Tern', berth: 'North 4' },
  { id: 2, boat: 'Marguerite', berth: 'North 9' },
  { id: 3, boat: 'Otter', berth: 'South 2' },
];

function HarbourToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Search boats and berths"
              size="small"
              fullWidth
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsField() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Boats"
        slots={{ toolbar: HarbourToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
