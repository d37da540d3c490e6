import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Plot {
  id: number;
  path: string[];
  crop: string;
}

const columns: GridColDef<Plot>[] = [{ field: 'crop', headerName: 'Crop', width: 150 }];

const rows: Plot[] = [
  { id: 1, path: ['West terrace'], crop: 'Vines' },
  { id: 2, path: ['West terrace', 'Row 1'], crop: 'Vines' },
  { id: 3, path: ['West terrace', 'Row 2'], crop: 'Figs' },
  { id: 4, path: ['East terrace'], crop: 'Olives' },
  { id: 5, path: ['East terrace', 'Row 1'], crop: 'Vines' },
];

const getTreeDataPath = (row: Plot) => row.path;

export default function TreeDataFilter() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter the top level only"
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
      />
      <div style={{ height: 330 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTreeDataPath}
          rows={rows}
          columns={columns}
          label="Plots with vines"
          disableChildrenFiltering={topOnly}
          groupingColDef={{ headerName: 'Plot', width: 190 }}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'crop', operator: 'equals', value: 'Vines' }] },
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
