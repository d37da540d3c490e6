import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const accepted = ['M/D/YYYY', 'M-D-YYYY', 'YYYY-MM-DD', 'MMM D, YYYY', 'MMMM D, YYYY'];

function FreeTextField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const [draft, setDraft] = React.useState<string | null>(null);
  const { validationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const read = () => {
    if (draft !== null) {
      picker.setValue(draft.trim() === '' ? null : dayjs(draft.trim(), accepted, true), {
        source: 'field',
      });
    }
    if (draft === null || draft.trim() === '' || dayjs(draft.trim(), accepted, true).isValid()) {
      setDraft(null);
    }
  };

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      value={draft ?? picker.value?.format('MMMM D, YYYY') ?? ''}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={read}
      error={validationError !== null}
      helperText={validationError === null ? '9/3/2026 or Sep 3, 2026' : 'This isn’t a date'}
      slotProps={{ input: { ref: picker.triggerRef } }}
      sx={picker.rootSx}
    />
  );
}

export default function CustomFieldFreeText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Letter written on"
        defaultValue={dayjs('2026-09-03')}
        slots={{ field: FreeTextField }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
