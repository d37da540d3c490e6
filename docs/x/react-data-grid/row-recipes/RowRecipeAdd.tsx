import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Sighting {
  id: number;
  bird: string;
  count: number;
}

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 140, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 90, editable: true },
];

const first: Sighting[] = [
  { id: 1, bird: 'Kingfisher', count: 2 },
  { id: 2, bird: 'Reed warbler', count: 5 },
  { id: 3, bird: 'Bittern', count: 1 },
];

export default function RowRecipeAdd() {
  const apiRef = useGridApiRef();
  const [lastId, setLastId] = React.useState(first.length);

  const add = () => {
    apiRef.current?.updateRows([{ id: lastId + 1, bird: '', count: 1 }]);
    setLastId(lastId + 1);
  };

  React.useEffect(() => {
    if (lastId === first.length) return undefined;
    const frame = requestAnimationFrame(() => {
      const api = apiRef.current;
      api?.scrollToIndexes({ rowIndex: api.getAllRowIds().length - 1, colIndex: 0 });
      api?.setCellFocus(lastId, 'bird');
      api?.startCellEditMode({ id: lastId, field: 'bird' });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, lastId]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={add}>Add a sighting</Button>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={first}
          columns={columns}
          label="Bird sightings"
          processRowUpdate={(row) => row}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
    </Stack>
  );
}
