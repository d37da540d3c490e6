import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYY-MM-DD';

/** `20260903` becomes `2026-09-03`; anything but digits is dropped. */
function mask(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const [draft, setDraft] = React.useState<string | null>(null);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const day = dayjs(text, FORMAT, true);
    const isComplete = text === '' || day.isValid();
    setDraft(isComplete ? null : text);
    if (isComplete) picker.setValue(text === '' ? null : day, { source: 'field' });
  };

  // Valid input isn't kept as a draft, so a draft of full length isn't a date.
  const isImpossible = draft?.length === FORMAT.length;

  const describe = () => {
    if (draft === null) return 'Type eight digits.';
    return isImpossible ? 'This date doesn’t exist.' : 'Year, month, and day: 2026-09-03';
  };

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      value={draft ?? picker.value?.format(FORMAT) ?? ''}
      onChange={change}
      error={hasValidationError || isImpossible}
      helperText={describe()}
      slotProps={{
        input: { ref: picker.triggerRef },
        htmlInput: { inputMode: 'numeric', placeholder: FORMAT },
        inputLabel: { shrink: true },
      }}
      sx={picker.rootSx}
    />
  );
}

export default function CustomFieldMasked() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={dayjs('2026-09-03')}
        maxDate={dayjs('2026-12-31')}
        slots={{ field: MaskedField }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
