import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../_data/employees';

interface Seller {
  id: number;
  name: string;
  address: string;
}

const columns: GridColDef<Seller>[] = [
  { field: 'id', headerName: 'No.', width: 150 },
  { field: 'name', headerName: 'Name', width: 60 },
  { field: 'address', headerName: 'Address' },
];

const createSellers = (): Seller[] =>
  createEmployees(30).map(({ id, name, country }) => ({
    id,
    name,
    // One address is much longer than the others: an outlier.
    address: id === 4 ? `Care of the warehouse at the second gate, ${country}` : country,
  }));

export default function AutosizedColumnWidths() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(createSellers);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={includeOutliers}
              onChange={() => setIncludeOutliers(!includeOutliers)}
            />
          }
          label="Include outliers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={() => setExpand(!expand)} />}
          label="Expand"
        />
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns({ includeOutliers, expand })}
        >
          Fit columns
        </Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Sellers" hideFooter />
      </div>
    </Stack>
  );
}
