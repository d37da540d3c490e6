import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { DateRangeIcon } from '@mui/x-date-pickers/icons';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function StayField() {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const [start, end] = picker.value;
  const nights = start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      value={[start, end].map((day) => day?.format('ddd, MMM D') ?? '…').join(' – ')}
      helperText={nights === null ? 'Choose arrival and departure.' : `Nights: ${nights}`}
      sx={picker.rootSx}
      onClick={() => picker.setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          picker.setOpen(true);
        }
      }}
      slotProps={{
        input: {
          ref: picker.triggerRef,
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <DateRangeIcon />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-haspopup': 'dialog' },
      }}
    />
  );
}

export default function CustomFieldReadOnlyRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2026-07-18'), dayjs('2026-07-25')]}
        minDate={dayjs('2026-06-01')}
        slots={{ field: StayField }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
