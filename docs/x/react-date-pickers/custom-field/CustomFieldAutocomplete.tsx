import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const START = dayjs('2026-09-01');
const DAYS = Array.from({ length: 60 }, (_, index) => START.add(index, 'day'));

function AutocompleteField({ id }: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Autocomplete<Dayjs>
      id={id}
      ref={picker.rootRef}
      options={DAYS.filter((day) => isValid(day))}
      value={picker.value}
      onChange={(_event, day) => picker.setValue(day, { source: 'field' })}
      getOptionLabel={(day) => day.format('dddd, MMMM D, YYYY')}
      getOptionKey={(day) => day.format('YYYY-MM-DD')}
      isOptionEqualToValue={(option, value) => option.isSame(value, 'day')}
      renderInput={({ InputProps, ...params }) => (
        <TextField
          {...params}
          label={picker.label}
          slotProps={{
            input: {
              ...InputProps,
              ref: (element: HTMLElement | null) => {
                (InputProps.ref as React.RefCallback<HTMLElement>)(element);
                picker.triggerRef(element);
              },
              startAdornment: (
                <IconButton
                  size="small"
                  aria-label="Open the calendar"
                  onClick={() => picker.setOpen(true)}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              ),
            },
          }}
        />
      )}
      sx={picker.rootSx}
    />
  );
}

export default function CustomFieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        defaultValue={dayjs('2026-09-03')}
        minDate={START}
        maxDate={START.add(59, 'day')}
        shouldDisableDate={(day) => day.day() === 0}
        slots={{ field: AutocompleteField }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
