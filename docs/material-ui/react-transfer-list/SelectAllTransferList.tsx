import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { TransferColumn } from './TransferColumn';
import { useTransfer } from './useTransfer';

const columns = ['Invoice', 'Customer', 'Amount', 'Due date', 'Paid on', 'Notes'];

export default function SelectAllTransferList() {
  const transfer = useTransfer(columns, ['Invoice', 'Amount']);
  const sides = [
    { title: 'Hidden columns', items: transfer.available, label: 'Check all hidden' },
    { title: 'Shown columns', items: transfer.chosen, label: 'Check all shown' },
  ];

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', width: '100%' }}>
      {sides.map(({ title, items, label }, index) => {
        const here = transfer.checkedIn(items);
        const others = transfer.checked.filter((item) => !items.includes(item));
        const all = items.length > 0 && here.length === items.length;
        return (
          <Stack key={title} spacing={1} useFlexGap sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <TransferColumn
              title={title}
              items={items}
              checked={transfer.checked}
              onToggle={transfer.toggle}
              header={
                <FormControlLabel
                  label={label}
                  sx={{ mx: 0.5 }}
                  control={
                    <Checkbox
                      checked={all}
                      indeterminate={here.length > 0 && !all}
                      onChange={() => transfer.setChecked(all ? others : [...others, ...items])}
                    />
                  }
                />
              }
            />
            <Button onClick={() => (index === 0 ? transfer.add(here) : transfer.remove(here))}>
              {index === 0 ? `Show ${here.length}` : `Hide ${here.length}`}
            </Button>
          </Stack>
        );
      })}
    </Stack>
  );
}
