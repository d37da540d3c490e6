import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2026-05-01', '2026-05-14', '2026-05-25', '2026-06-04']);
const isClosed = (day: Dayjs) =>
  [0, 6].includes(day.day()) || holidays.has(day.format('YYYY-MM-DD'));

export default function ValidationDisabledDays() {
  const [isInvalid, setIsInvalid] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport office"
        defaultValue={dayjs('2026-05-14')}
        shouldDisableDate={isClosed}
        onError={(error) => setIsInvalid(error !== null)}
        slotProps={{
          textField: {
            helperText: isInvalid
              ? 'Closed on weekends and public holidays.'
              : 'Monday to Friday, 8 AM to noon',
          },
        }}
      />
    </LocalizationProvider>
  );
}
