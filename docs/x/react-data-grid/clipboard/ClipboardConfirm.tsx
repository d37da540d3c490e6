import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100, editable: true },
];

interface Question {
  cells: number;
  resolve: () => void;
  reject: () => void;
}

export default function ClipboardConfirm() {
  const [rows] = React.useState(() => createOrders(40));
  const [question, setQuestion] = React.useState<Question | null>(null);
  const titleId = React.useId();

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const cells = data.flat().length;
      if (cells < 3) resolve();
      else setQuestion({ cells, resolve, reject: () => reject(new Error('Canceled')) });
    });

  const answer = (accepted: boolean) => {
    if (accepted) question?.resolve();
    else question?.reject();
    setQuestion(null);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders"
        cellSelection
        rowSelection={false}
        onBeforeClipboardPasteStart={ask}
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => answer(false)} aria-labelledby={titleId}>
        <DialogTitle component="div" id={titleId}>
          Paste {question?.cells} cells?
        </DialogTitle>
        <DialogContent>The current values of these cells will be replaced.</DialogContent>
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button onClick={() => answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
