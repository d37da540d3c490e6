import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, hideable: false },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const narrowModel: GridColumnVisibilityModel = { customer: false, country: false };
const isShown = (model: GridColumnVisibilityModel, field: string) => model[field] !== false;

export default function RecipeColumnNarrow() {
  const [rows] = React.useState(() => createOrders(40));
  const isPhone = useMediaQuery('(max-width:599px)');
  const [simulated, setSimulated] = React.useState(true);
  const [chosen, setChosen] = React.useState<GridColumnVisibilityModel>({});
  const narrow = isPhone || simulated;
  const model = React.useMemo(
    () => ({ ...(narrow ? narrowModel : {}), ...chosen }),
    [narrow, chosen],
  );

  /** Remembers only the columns that users changed themselves. */
  const remember = (next: GridColumnVisibilityModel) => {
    const changed = columns
      .map(({ field }) => field)
      .filter((field) => isShown(next, field) !== isShown(model, field));
    const entries = changed.map((field) => [field, isShown(next, field)] as const);
    setChosen((previous) => ({ ...previous, ...Object.fromEntries(entries) }));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={simulated} onChange={(_event, on) => setSimulated(on)} />}
        label="As on a narrow screen"
      />
      <div style={{ height: 400, width: '100%', maxWidth: narrow ? 360 : undefined }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          showToolbar
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={remember}
          hideFooter
        />
      </div>
    </Stack>
  );
}
