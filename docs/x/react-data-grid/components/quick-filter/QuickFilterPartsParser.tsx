import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Bus route', flex: 1, minWidth: 140 },
  { field: 'depot', headerName: 'Depot', width: 110 },
];

const rows = [
  { id: 1, route: 'Old Mill to North Pier', depot: 'East' },
  { id: 2, route: 'North Gate to Station', depot: 'West' },
  { id: 3, route: 'Station to Hospital', depot: 'East' },
  { id: 4, route: 'Old Mill to Campus', depot: 'West' },
];

const parsePhrases = (input: string) =>
  input
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const joinPhrases = (values: string[]) => values.join(', ');

function RouteToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parsePhrases} formatter={joinPhrases} style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Phrases, separated by commas"
              size="small"
              fullWidth
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsParser() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Bus routes"
        slots={{ toolbar: RouteToolbar }}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['old mill', 'hospital'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
