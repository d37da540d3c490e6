import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TransferColumn } from './TransferColumn';
import { useTransfer } from './useTransfer';

const dishes = ['Olives', 'Soup', 'Risotto', 'Salad', 'Tart'];

function moveUp(list: readonly string[], items: readonly string[]): string[] {
  const result = [...list];
  for (const item of items) {
    const index = result.indexOf(item);
    const before = result[index - 1];
    if (before !== undefined && !items.includes(before)) {
      result.splice(index - 1, 2, item, before);
    }
  }
  return result;
}

export default function OrderedTransferList() {
  const transfer = useTransfer(dishes, ['Tart', 'Soup']);
  const { available, chosen, checkedIn } = transfer;
  const common = { checked: transfer.checked, onToggle: transfer.toggle };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', width: '100%' }}>
      <TransferColumn title="Kitchen" items={available} {...common} />
      <Stack spacing={1} useFlexGap sx={{ justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => transfer.add(checkedIn(available))}>
          Serve
        </Button>
        <Button variant="outlined" onClick={() => transfer.remove(checkedIn(chosen))}>
          Drop
        </Button>
        <Button
          variant="outlined"
          onClick={() => transfer.setChosen(moveUp(chosen, checkedIn(chosen)))}
        >
          Serve earlier
        </Button>
      </Stack>
      <TransferColumn title="Menu in order" items={chosen} {...common} />
    </Stack>
  );
}
