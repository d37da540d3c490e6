import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const planned = dayjs('2026-07-06');

function PostponeActions({ className }: PickersActionBarProps) {
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const move = (days: number) =>
    setValue((value ?? planned).add(days, 'day'), { changeImportance: 'set' });

  return (
    <DialogActions className={className}>
      <Button onClick={() => move(1)}>A day later</Button>
      <Button onClick={() => move(7)}>A week later</Button>
    </DialogActions>
  );
}

export default function SubcomponentActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={planned}
        slots={{ actionBar: PostponeActions }}
        slotProps={{ layout: { sx: { minWidth: 0, maxWidth: '100%' } } }}
      />
    </LocalizationProvider>
  );
}
