import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Seed {
  id: number;
  seed: string;
  sow: string;
  packets: number;
}

const columns: GridColDef<Seed>[] = [
  { field: 'seed', headerName: 'Seed', width: 150 },
  { field: 'sow', headerName: 'Sow in', width: 110 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 110 },
];

const rows: Seed[] = [
  { id: 1, seed: 'Runner bean', sow: 'May', packets: 18 },
  { id: 2, seed: 'Chard', sow: 'April', packets: 7 },
  { id: 3, seed: 'Pumpkin', sow: 'May', packets: 11 },
];

function CountFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);
  const order = sortModel[0] ? `sorted by ${sortModel[0].field}` : 'unsorted';
  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {`${count} kinds, ${order}`}
    </Typography>
  );
}

export default function StateFooterCounts() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Seed store"
        showToolbar
        slots={{ footer: CountFooter }}
        initialState={{ sorting: { sortModel: [{ field: 'packets', sort: 'desc' }] } }}
      />
    </div>
  );
}
