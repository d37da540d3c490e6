import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Locomotive {
  id: number;
  number: string;
  depot: string;
}

const columns: GridColDef<Locomotive>[] = [
  { field: 'number', headerName: 'Number', width: 130 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 130 },
];

const depots = ['Riverside', 'Hill station', 'Docks'];

const rows: Locomotive[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  number: `L-${index + 101}`,
  depot: depots[index % 3] ?? '',
}));

export default function ScrollingToRow() {
  const apiRef = useGridApiRef();

  const goTo = (id: number) => {
    if (apiRef.current) {
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current.setCellFocus(id, 'number');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => goTo(1)}>Go to L-101</Button>
        <Button onClick={() => goTo(30)}>Go to L-130</Button>
        <Button onClick={() => goTo(60)}>Go to L-160</Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Locomotives"
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Stack>
  );
}
