import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TransferColumn } from './TransferColumn';
import { useTransfer } from './useTransfer';

const workshops = ['Bookbinding', 'Calligraphy', 'Engraving', 'Marbling', 'Paper making'];
const LIMIT = 3;

export default function LimitedTransferList() {
  const { available, chosen, checked, toggle, add, remove, checkedIn } = useTransfer(workshops);
  const [tooMany, setTooMany] = React.useState(false);

  const handleAdd = () => {
    const items = checkedIn(available);
    const fits = chosen.length + items.length <= LIMIT;
    setTooMany(!fits);
    if (fits) {
      add(items);
    }
  };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TransferColumn title="Workshops" items={available} checked={checked} onToggle={toggle} />
        <Stack spacing={1} useFlexGap sx={{ justifyContent: 'center' }}>
          <Button variant="outlined" onClick={handleAdd}>
            Book
          </Button>
          <Button variant="outlined" onClick={() => remove(checkedIn(chosen))}>
            Cancel booking
          </Button>
        </Stack>
        <TransferColumn title="Booked" items={chosen} checked={checked} onToggle={toggle} />
      </Stack>
      <div role="status">
        {tooMany && (
          <Alert severity="warning" role="none">
            You can book three workshops.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
