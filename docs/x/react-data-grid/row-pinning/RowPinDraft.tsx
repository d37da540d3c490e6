import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../../_data/orders';

type Line = { id: string; product: string; quantity: number };

const emptyLine: Line = { id: 'new', product: '', quantity: 1 };

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderCell: ({ value, id }) => value || (id === 'new' ? 'Double-click to add a product' : ''),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function RowPinDraft() {
  const [rows, setRows] = React.useState<Line[]>(() => createOrders(25));
  const [count, setCount] = React.useState(0);
  // A new object for each added row, so that the draft is empty again.
  const pinnedRows = React.useMemo(() => ({ top: [{ ...emptyLine, count }] }), [count]);

  const save = (line: Line) => {
    if (line.id !== 'new' || line.product === '') return line;
    setRows((all) => [{ ...line, id: `added-${count}` }, ...all]);
    setCount(count + 1);
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
