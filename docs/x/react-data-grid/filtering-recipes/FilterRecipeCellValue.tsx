import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, walk: 'Dune path', guide: 'Ines' },
  { id: 2, walk: 'Harbour tour', guide: 'Tomas' },
  { id: 3, walk: 'Moor at dawn', guide: 'Ines' },
  { id: 4, walk: 'Bunker museum', guide: 'Wanda' },
];

const everything: GridFilterModel = { items: [] };

export default function FilterRecipeCellValue() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'guide', operator: 'equals', value: 'Ines' }],
  });

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'walk', headerName: 'Walk', flex: 1, minWidth: 150 },
      {
        field: 'guide',
        headerName: 'Guide',
        width: 130,
        display: 'flex',
        renderCell: ({ value, tabIndex }) => (
          <Button
            size="small"
            color="inherit"
            tabIndex={tabIndex}
            aria-label={`Only walks of ${value}`}
            onClick={() =>
              setFilterModel({ items: [{ field: 'guide', operator: 'equals', value }] })
            }
          >
            {value}
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1.5} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={filterModel.items.length === 0}
        onClick={() => setFilterModel(everything)}
      >
        All walks
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Guided walks"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
