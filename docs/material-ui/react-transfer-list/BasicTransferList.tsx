import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TransferColumn } from './TransferColumn';
import { useTransfer } from './useTransfer';

const players = ['Adaeze', 'Bruno', 'Chiara', 'Dilan', 'Edda', 'Farid'];

export default function BasicTransferList() {
  const { available, chosen, checked, toggle, add, remove, checkedIn } = useTransfer(players);
  const [message, setMessage] = React.useState('Check players, then move them.');

  const move = (from: readonly string[], run: typeof add, verb: string) => {
    const items = checkedIn(from);
    run(items);
    setMessage(items.length > 0 ? `${verb}: ${items.join(', ')}.` : 'No player is checked there.');
  };

  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TransferColumn title="Bench" items={available} checked={checked} onToggle={toggle} />
        <Stack spacing={1} useFlexGap>
          <Button variant="outlined" onClick={() => move(available, add, 'Added')}>
            Add to team
          </Button>
          <Button variant="outlined" onClick={() => move(chosen, remove, 'Removed')}>
            Back to bench
          </Button>
        </Stack>
        <TransferColumn title="Team" items={chosen} checked={checked} onToggle={toggle} />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
