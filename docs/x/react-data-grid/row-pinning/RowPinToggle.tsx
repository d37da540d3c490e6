import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Trail {
  id: number;
  trail: string;
  km: number;
}

const trails: Trail[] = [
  { id: 1, trail: 'Gorge path', km: 6 },
  { id: 2, trail: 'Charcoal burners', km: 11 },
  { id: 3, trail: 'Three chapels', km: 9 },
  { id: 4, trail: 'Border stones', km: 17 },
  { id: 5, trail: 'Heron lake', km: 4 },
];

export default function RowPinToggle() {
  const [pinnedId, setPinnedId] = React.useState<number | null>(4);

  const rows = React.useMemo(() => trails.filter((row) => row.id !== pinnedId), [pinnedId]);
  const pinnedRows = React.useMemo(
    () => ({ top: trails.filter((row) => row.id === pinnedId) }),
    [pinnedId],
  );
  const columns = React.useMemo<GridColDef<Trail>[]>(
    () => [
      { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
      { field: 'km', headerName: 'Length (km)', type: 'number', width: 110 },
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 70,
        renderCell: (params) => {
          const isPinned = params.row.id === pinnedId;
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
                label={`${isPinned ? 'Unpin' : 'Pin'} ${params.row.trail}`}
                onClick={() => setPinnedId(isPinned ? null : params.row.id)}
              />
            </GridActionsCell>
          );
        },
      },
    ],
    [pinnedId],
  );

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        label="Trails to compare"
        hideFooter
      />
    </div>
  );
}
