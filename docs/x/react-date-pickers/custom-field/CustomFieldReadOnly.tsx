import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function OpeningInput() {
  const picker = usePickerContext<Dayjs | null>();

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      name={picker.name}
      value={picker.value?.format('dddd, MMMM D') ?? ''}
      placeholder="Choose in the calendar"
      sx={picker.rootSx}
      onClick={() => picker.setOpen(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          picker.setOpen(true);
        }
      }}
      slotProps={{
        input: { ref: picker.triggerRef, readOnly: true, endAdornment: <CalendarIcon /> },
        htmlInput: { 'aria-haspopup': 'dialog' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

export default function CustomFieldReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vegetable box"
        name="box"
        defaultValue={dayjs('2026-05-21')}
        shouldDisableDate={(day) => day.day() !== 4}
        slots={{ field: OpeningInput }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
