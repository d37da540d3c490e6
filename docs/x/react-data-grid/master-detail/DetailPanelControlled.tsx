import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

interface Boat {
  id: string;
  boat: string;
  crew: string[];
}

const columns: GridColDef<Boat>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  {
    field: 'crew',
    headerName: 'Crew',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.crew.length,
  },
];

const rows: Boat[] = [
  { id: 'b1', boat: 'Kittiwake', crew: ['Ana', 'Björn', 'Chidi'] },
  { id: 'b2', boat: 'Guillemot', crew: ['Dana', 'Eoin'] },
  { id: 'b3', boat: 'Fulmar', crew: ['Farah', 'Gus', 'Hana', 'Ivo'] },
];

const getDetailPanelContent: DataGridProProps<Boat>['getDetailPanelContent'] = ({ row }) => (
  <div role="row">
    <Box role="gridcell" sx={{ px: 2, py: 1 }}>
      On board
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {row.crew.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </Box>
  </div>
);

const getDetailPanelHeight: DataGridProProps<Boat>['getDetailPanelHeight'] = ({ row }) =>
  48 + 20 * row.crew.length;

export default function DetailPanelControlled() {
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(() => new Set(['b2']));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setExpanded(new Set(rows.map((row) => row.id)))}>
          Open all crews
        </Button>
        <Button onClick={() => setExpanded(new Set())}>Close all</Button>
      </Stack>
      <div style={{ height: 350 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Boats and crews"
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
          hideFooter
        />
      </div>
    </Stack>
  );
}
