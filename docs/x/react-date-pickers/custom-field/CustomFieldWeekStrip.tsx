import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const FALLBACK = dayjs('2026-09-03');

function WeekStripField() {
  const picker = usePickerContext<Dayjs | null>();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const monday = (picker.value ?? FALLBACK).subtract(
    ((picker.value ?? FALLBACK).day() + 6) % 7,
    'day',
  );
  const week = Array.from({ length: 7 }, (_, index) => monday.add(index, 'day'));

  return (
    <Stack ref={ref} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={`${picker.label}`}
        value={picker.value?.format('YYYY-MM-DD') ?? null}
        onChange={(_event, day: string | null) => {
          if (day !== null) picker.setValue(dayjs(day), { source: 'field' });
        }}
      >
        {week.map((day) => (
          <ToggleButton
            key={day.format('YYYY-MM-DD')}
            value={day.format('YYYY-MM-DD')}
            aria-label={day.format('ddd D, MMMM YYYY')} // begins with what's visible (WCAG 2.5.3)
            sx={{ flexDirection: 'column', minWidth: 40, px: 0.5 }}
          >
            <span>{day.format('ddd')}</span> <span>{day.date()}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButton
        value="calendar"
        size="small"
        selected={picker.open}
        aria-label="Another week"
        onClick={() => picker.setOpen((open) => !open)}
      >
        <CalendarIcon fontSize="small" />
      </ToggleButton>
    </Stack>
  );
}

export default function CustomFieldWeekStrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Class on" defaultValue={FALLBACK} slots={{ field: WeekStripField }} />
    </LocalizationProvider>
  );
}
