import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { useRtl } from '@mui/system/RtlProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import dayjs, { type Dayjs } from 'dayjs';

function StepperField() {
  const picker = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();
  const rtl = useRtl();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const [Back, Forward] = rtl
    ? [ChevronRightIcon, ChevronLeftIcon]
    : [ChevronLeftIcon, ChevronRightIcon];

  const step = (days: number) => {
    const next = picker.value?.add(days, 'day') ?? null;
    return { disabled: !isValid(next), onClick: () => picker.setValue(next, { source: 'field' }) };
  };

  return (
    <Stack ref={ref} direction="row" role="group" aria-label={`${picker.label}`}>
      <IconButton aria-label="Day before" {...step(-1)}>
        <Back />
      </IconButton>
      <Button
        aria-haspopup="dialog"
        aria-expanded={picker.open}
        onClick={() => picker.setOpen((open) => !open)}
        sx={{ minWidth: 180 }}
      >
        {picker.value?.format('ddd, MMM D, YYYY') ?? 'Choose a day'}
      </Button>
      <IconButton aria-label="Day after" {...step(1)}>
        <Forward />
      </IconButton>
    </Stack>
  );
}

export default function CustomFieldStepper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Timetable for"
        defaultValue={dayjs('2026-06-28')}
        minDate={dayjs('2026-06-26')}
        maxDate={dayjs('2026-06-30')}
        slots={{ field: StepperField }}
      />
    </LocalizationProvider>
  );
}
