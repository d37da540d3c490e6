import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Song {
  id: number;
  song: string;
  minutes: number;
}

const first: Song[] = [
  { id: 1, song: 'The miller and the crow', minutes: 4 },
  { id: 2, song: 'Seven bridges', minutes: 3 },
  { id: 3, song: 'Winter ferry', minutes: 5 },
];

export default function RowRecipeUndo() {
  const [rows, setRows] = React.useState(first);
  const [before, setBefore] = React.useState<Song[] | null>(null);

  const columns = React.useMemo<GridColDef<Song>[]>(
    () => [
      { field: 'song', headerName: 'Song', flex: 1, minWidth: 140 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
      {
        field: 'remove',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.song}`}
              onClick={() => {
                setBefore(rows);
                setRows(rows.filter((row) => row.id !== params.row.id));
              }}
            />
          </GridActionsCell>
        ),
      },
    ],
    [rows],
  );

  const undo = () => {
    if (before) setRows(before);
    setBefore(null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid rows={rows} columns={columns} label="Songs of the evening" hideFooter />
      </div>
      <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
        {before ? 'Song deleted.' : 'Nothing to undo.'}
        <Button onClick={undo} disabled={!before}>
          Undo
        </Button>
      </Stack>
    </Stack>
  );
}
