import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import AlarmIcon from '@mui/icons-material/Alarm';
import dayjs, { type Dayjs } from 'dayjs';

function AlarmButtonField() {
  const picker = usePickerContext<Dayjs | null>();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);

  return (
    <Button
      ref={ref}
      variant="text"
      size="large"
      startIcon={<AlarmIcon />}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
    >
      {picker.label}, {picker.value?.format(picker.fieldFormat) ?? 'off'}
    </Button>
  );
}

const alarms = [
  { label: 'Weekdays', time: '2026-05-04T06:30' },
  { label: 'Saturday', time: '2026-05-09T08:15' },
  { label: 'Sunday', time: null },
];

export default function CustomFieldButtonTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        {alarms.map(({ label, time }) => (
          <TimePicker
            key={label}
            label={label}
            defaultValue={time === null ? null : dayjs(time)}
            slots={{ field: AlarmButtonField }}
            slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
