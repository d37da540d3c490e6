import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Leg {
  id: string;
  place: string;
  hours: number;
  __reorder__: string;
}

const columns: GridColDef<Leg>[] = [
  { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move' },
  { field: 'place', headerName: 'Stop', flex: 1, minWidth: 120, sortable: false },
  { field: 'hours', headerName: 'Stay (h)', type: 'number', width: 100, sortable: false },
];

const first: Leg[] = ['Boathouse', 'Weir', 'Old mill', 'Camp meadow'].map((place, index) => ({
  id: `s${index}`,
  place,
  hours: index + 1,
  __reorder__: place,
}));

export default function RowOrderDrag() {
  const [rows, setRows] = React.useState(first);

  const handleOrder: DataGridProProps['onRowOrderChange'] = ({ oldIndex, targetIndex }) =>
    setRows((all) => {
      const next = [...all];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Stops of the canoe trip"
          rowReordering
          onRowOrderChange={handleOrder}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Stored order: {rows.map((row) => row.place).join(', ')}
      </Typography>
    </Stack>
  );
}
