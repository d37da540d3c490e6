import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import SelectAllIcon from '@mui/icons-material/SelectAll';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const total = [...selected.values()].reduce((sum, row) => sum + (row as Order).total, 0);
  const select = (ids: GridRowId[]) =>
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set(ids) });
  const isActive = selected.size > 0;

  return (
    <Toolbar aria-label="Selected orders" className={isActive ? 'selection-active' : undefined}>
      <Typography role="status" sx={{ flex: 1, paddingInlineStart: 1 }}>
        {isActive
          ? `Selected: ${selected.size}, ${total.toLocaleString('en-US')} USD`
          : 'Select orders to work with them'}
      </Typography>
      {isActive ? (
        <>
          <Tooltip title="Download the selection">
            <ExportCsv render={<ToolbarButton color="inherit" />}>
              <DownloadIcon fontSize="small" />
            </ExportCsv>
          </Tooltip>
          <Tooltip title="Clear the selection">
            <ToolbarButton color="inherit" onClick={() => select([])}>
              <CloseIcon fontSize="small" />
            </ToolbarButton>
          </Tooltip>
        </>
      ) : (
        <Tooltip title="Select all">
          <ToolbarButton
            onClick={() => {
              select(gridFilteredSortedRowIdsSelector(apiRef));
            }}
          >
            <SelectAllIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      )}
    </Toolbar>
  );
}

export default function ToolbarSelectionBar() {
  const [rows] = React.useState(() => createOrders(80));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        slots={{ toolbar: SelectionToolbar }}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        sx={{ '& .selection-active': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}
        hideFooter
      />
    </div>
  );
}
