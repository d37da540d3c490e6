import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker, type TimePickerFieldProps } from '@mui/x-date-pickers/TimePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateTime } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const FLIGHT_DAY = '2026-05-09';
const FORMAT = 'HH:mm';

/** `0945` becomes `09:45`; anything but digits is dropped. */
function mask(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':');
}

function MaskedTimeField(props: TimePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'time');
  const picker = usePickerContext<Dayjs | null>();
  const [draft, setDraft] = React.useState<string | null>(null);
  const { hasValidationError } = useValidation({
    validator: validateTime,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const time = dayjs(`${FLIGHT_DAY}T${text}`, `YYYY-MM-DDT${FORMAT}`, true);
    const isComplete = text === '' || time.isValid();
    setDraft(isComplete ? null : text);
    if (isComplete) picker.setValue(text === '' ? null : time, { source: 'field' });
  };

  // Valid input isn't kept as a draft, so a draft of full length isn't a time.
  const isImpossible = draft?.length === FORMAT.length;

  const describe = () => {
    if (isImpossible) return 'This time doesn’t exist.';
    return hasValidationError ? 'The tower is closed then.' : 'Four digits, 06:00 to 22:00';
  };

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      value={draft ?? picker.value?.format(FORMAT) ?? ''}
      onChange={change}
      error={hasValidationError || isImpossible}
      helperText={describe()}
      sx={picker.rootSx}
      slotProps={{
        input: { ref: picker.triggerRef },
        htmlInput: { inputMode: 'numeric', placeholder: 'HH:MM' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

export default function CustomFieldMaskedTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Takeoff"
        ampm={false}
        defaultValue={dayjs('2026-05-09T09:45')}
        minTime={dayjs('2026-05-09T06:00')}
        maxTime={dayjs('2026-05-09T22:00')}
        slots={{ field: MaskedTimeField }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
