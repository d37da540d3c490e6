import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start?.isValid() || !end?.isValid()) return 'any time';
  return `${start.format('MMM D')} to ${end.format('MMM D')}`;
}

function ChipRangeField() {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const isSet = picker.value.some((day) => day !== null);

  return (
    <Chip
      ref={ref}
      color={isSet ? 'primary' : 'default'}
      variant="outlined"
      label={`${picker.label}: ${describe(picker.value)}`}
      onClick={() => picker.setOpen((open) => !open)}
      onDelete={isSet ? () => picker.clearValue() : undefined}
    />
  );
}

export default function CustomFieldChipRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DateRangePicker
          label="Bloom"
          defaultValue={[dayjs('2026-04-10'), dayjs('2026-05-03')]}
          slots={{ field: ChipRangeField }}
        />
        <DateRangePicker
          label="Harvest"
          referenceDate={dayjs('2026-08-01')}
          slots={{ field: ChipRangeField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
