import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

/** Puts both times on one day, and the end on the next day where it is earlier. */
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = start.startOf('day').hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function TimeRangeFieldNight() {
  const [watch, setWatch] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-09T22:00'),
    dayjs('2026-05-10T06:00'),
  ]);
  const [start, end] = watch;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Night watch at the lighthouse"
        value={watch}
        onChange={(next) => setWatch(overMidnight(next))}
        referenceDate={dayjs('2026-05-09')}
        ampm={false}
        helperText={
          minutes === null ? 'Two times' : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
        }
      />
    </LocalizationProvider>
  );
}
