import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import dayjs, { type Dayjs } from 'dayjs';

function ChipField() {
  const picker = usePickerContext<Dayjs | null>();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const isSet = picker.value !== null;

  return (
    <Chip
      ref={ref}
      icon={<CalendarMonthIcon />}
      color={isSet ? 'primary' : 'default'}
      variant={isSet ? 'filled' : 'outlined'}
      label={isSet ? `${picker.label} ${picker.value?.format('MMM D, YYYY')}` : picker.label}
      onClick={() => picker.setOpen((open) => !open)}
      onDelete={isSet ? () => picker.clearValue() : undefined}
    />
  );
}

export default function CustomFieldChip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DatePicker
          label="Sent after"
          defaultValue={dayjs('2026-02-01')}
          slots={{ field: ChipField }}
        />
        <DatePicker label="Sent before" slots={{ field: ChipField }} />
        <DatePicker label="Due before" slots={{ field: ChipField }} />
      </Stack>
    </LocalizationProvider>
  );
}
