import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

function ButtonField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <Button
      ref={ref}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      className={picker.rootClassName}
      sx={picker.rootSx}
      disabled={picker.triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
    >
      {picker.label}: {picker.value?.format(picker.fieldFormat) ?? placeholder}
    </Button>
  );
}

export default function CustomFieldButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departs"
        defaultValue={dayjs('2026-07-18')}
        minDate={dayjs('2026-07-01')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
