import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import DateRangeIcon from '@mui/icons-material/DateRange';
import dayjs, { type Dayjs } from 'dayjs';

function RangeButtonField() {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const [start, end] = picker.value;

  return (
    <Button
      ref={ref}
      variant="outlined"
      startIcon={<DateRangeIcon />}
      disabled={picker.disabled}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
      sx={picker.rootSx}
    >
      {picker.label}: {start?.format('MMM D') ?? 'any day'} to {end?.format('MMM D') ?? 'any day'}
    </Button>
  );
}

export default function CustomFieldButtonRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        defaultValue={[dayjs('2026-03-01'), dayjs('2026-03-31')]}
        slots={{ field: RangeButtonField }}
      />
    </LocalizationProvider>
  );
}
