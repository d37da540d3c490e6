import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Boat {
  id: number;
  boat: string;
  seats: number;
}

const rows: Boat[] = [
  { id: 1, boat: 'Heron', seats: 12 },
  { id: 2, boat: 'Cormorant', seats: 40 },
];

export default function EditingValidation() {
  const [message, setMessage] = React.useState('A boat has 1 to 60 seats.');

  const columns = React.useMemo<GridColDef<Boat>[]>(
    () => [
      { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
      {
        field: 'seats',
        headerName: 'Seats',
        type: 'number',
        width: 120,
        editable: true,
        preProcessEditCellProps: ({ props }) => {
          const error = !(props.value >= 1 && props.value <= 60);
          setMessage(error ? 'Enter a number from 1 to 60.' : 'The number is valid.');
          return { ...props, error };
        },
        renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 180 }}>
        <DataGrid rows={rows} columns={columns} label="Seats on the boats" hideFooter />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
