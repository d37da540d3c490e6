import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldMulti() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-05-09T06:10'), dayjs('2026-05-09T07:55')]}
        ampm={false}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ width: '100%', maxWidth: 480 }}
        slotProps={{
          separator: { children: 'to', sx: { alignSelf: { xs: 'center', sm: 'baseline' } } },
          textField: ({ position }) => ({
            label: position === 'start' ? 'Ferry leaves' : 'Ferry arrives',
            name: position === 'start' ? 'departure' : 'arrival',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
