import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function StepTabs({ className }: DateTimePickerTabsProps & { className?: string }) {
  const { value, view, setView } = usePickerContext<Dayjs | null, DateOrTimeView>();
  const isDay = view === 'day' || view === 'year' || view === 'month';

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      className={className}
      aria-label="Step"
      value={isDay ? 'day' : 'hours'}
      onChange={(_event, next: DateOrTimeView | null) => {
        if (next !== null) setView(next);
      }}
      sx={{ px: 2, pt: 2 }}
    >
      <ToggleButton value="day">{value?.format('ddd, MMM D') ?? 'Day'}</ToggleButton>
      <ToggleButton value="hours">{value?.format('h:mm A') ?? 'Time'}</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function SubcomponentTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-10-17T19:30')}
        slots={{ tabs: StepTabs }}
        slotProps={{
          toolbar: { hidden: true },
          tabs: { hidden: false },
          layout: { sx: { minWidth: 0, maxWidth: '100%' } },
        }}
      />
    </LocalizationProvider>
  );
}
