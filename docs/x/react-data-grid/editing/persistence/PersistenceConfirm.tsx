import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Fare {
  id: number;
  line: string;
  fare: number;
}

interface Question {
  next: Fare;
  previous: Fare;
  answer: (fare: Fare) => void;
}

const columns: GridColDef<Fare>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 130 },
  { field: 'fare', headerName: 'Fare (€)', type: 'number', width: 120, editable: true },
];

const rows: Fare[] = [
  { id: 1, line: 'Island ferry', fare: 14 },
  { id: 2, line: 'Harbour bus', fare: 3 },
];

export default function PersistenceConfirm() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = (next: Fare, previous: Fare) =>
    next.fare === previous.fare
      ? previous
      : new Promise<Fare>((answer) => {
          setQuestion({ next, previous, answer });
        });

  const close = (fare: Fare) => {
    question?.answer(fare);
    setQuestion(null);
  };

  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Fares" processRowUpdate={ask} hideFooter />
      {question && (
        <Dialog
          open
          onClose={() => close(question.previous)}
          aria-labelledby="persistence-confirm-title"
        >
          <DialogTitle component="div" id="persistence-confirm-title">
            Change the fare?
          </DialogTitle>
          <DialogContent>
            {`${question.next.line}: from ${question.previous.fare} € to ${question.next.fare} €`}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => close(question.previous)}>Keep</Button>
            <Button onClick={() => close(question.next)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
