import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function AskingToolbar() {
  const apiRef = useGridApiContext();
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [all, setAll] = React.useState(false);
  const [raw, setRaw] = React.useState(false);

  const save = () => {
    apiRef.current.exportDataAsCsv({
      fileName: 'orders',
      delimiter: raw ? ',' : ';',
      utf8WithBom: !raw,
      ...(all && { getRowsToExport: () => gridSortedRowIdsSelector(apiRef) }),
    });
    setOpen(false);
  };

  return (
    <Toolbar aria-label="Export">
      <ToolbarButton render={<Button size="small" />} onClick={() => setOpen(true)}>
        Export…
      </ToolbarButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle component="div" id={titleId}>
          Export orders
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
          <FormControlLabel
            control={<Checkbox checked={all} onChange={(event) => setAll(event.target.checked)} />}
            label="Ignore filter and selection"
          />
          <FormControlLabel
            control={<Checkbox checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
            label="For programs, not for Excel"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </Toolbar>
  );
}

export default function ExportPartsDialog() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: AskingToolbar }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
