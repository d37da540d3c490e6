import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { TransferColumn } from './TransferColumn';
import { useTransfer } from './useTransfer';

const stations = ['Basel', 'Berne', 'Brig', 'Chur', 'Geneva', 'Lausanne', 'Lugano', 'Zurich'];

export default function SearchTransferList() {
  const { available, chosen, checked, toggle, add, remove, checkedIn } = useTransfer(stations);
  const [query, setQuery] = React.useState('');
  const found = available.filter((name) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', width: '100%' }}>
      <TransferColumn
        title="Stations"
        items={found}
        checked={checked}
        onToggle={toggle}
        header={
          <TextField
            size="small"
            label="Search stations"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            sx={{ mx: 2, mt: 1.5, width: 'calc(100% - 32px)' }}
          />
        }
      />
      <Stack spacing={1} useFlexGap sx={{ justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => add(checkedIn(found))}>
          Add stops
        </Button>
        <Button variant="outlined" onClick={() => remove(checkedIn(chosen))}>
          Remove stops
        </Button>
      </Stack>
      <TransferColumn title="Route" items={chosen} checked={checked} onToggle={toggle} />
    </Stack>
  );
}
