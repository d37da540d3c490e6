import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderDigitalClockTimeView } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

export default function SubcomponentViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-03-07T06:30')}
        views={['day', 'hours']}
        viewRenderers={{
          hours: renderDigitalClockTimeView,
          minutes: null,
        }}
        slotProps={{ layout: { sx: { minWidth: 0, maxWidth: '100%' } } }}
      />
    </LocalizationProvider>
  );
}
