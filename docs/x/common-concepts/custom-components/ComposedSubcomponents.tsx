import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const rows = [
  { id: 1, tool: 'Band saw', shelf: 'A1' },
  { id: 2, tool: 'Block plane', shelf: 'B4' },
  { id: 3, tool: 'Mortise chisel', shelf: 'B2' },
];

function WorkshopToolbar() {
  return (
    <Toolbar aria-label="Workshop tools" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <FilterPanelTrigger render={<Button size="small">Filter</Button>} />
      <ExportCsv render={<Button size="small">Export</Button>} />
      <QuickFilter expanded style={{ marginInlineStart: 'auto' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Search tools"
              size="small"
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ComposedSubcomponents() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Tools"
        slots={{ toolbar: WorkshopToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
