import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../../_data/orders';

type Line = { id: string; product: string; quantity: number };

const emptyLine: Line = { id: 'new', product: '', quantity: 1 };
const pinnedRows = { top: [emptyLine] };

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderCell: ({ value, id }) =>
      value || (id === 'new' ? 'Add a product (Enter or double-click)' : ''),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function RowPinDraft() {
  const [rows, setRows] = React.useState<Line[]>(() => createOrders(25));

  const save = (line: Line) => {
    if (line.id !== 'new' || line.product === '') return line;
    setRows((all) => [{ ...line, id: `added-${all.length}` }, ...all]);
    // The grid puts these values into the pinned row, so that it's empty again.
    return emptyLine;
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        processRowUpdate={save}
        label="Order lines with a row for new ones"
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
