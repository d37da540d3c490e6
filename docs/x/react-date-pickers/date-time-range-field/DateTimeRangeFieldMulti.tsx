import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldMulti() {
  const id = React.useId();
  const [error, setError] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2026-02-07T06:15'), dayjs('2026-02-06T22:00')]}
        ampm={false}
        minutesStep={15}
        direction={{ xs: 'column', md: 'row' }}
        onError={(reason) => setError(reason)}
        slotProps={{
          separator: { sx: { alignSelf: { xs: 'center', md: 'baseline' } } },
          textField: ({ position }) => ({
            id: `${id}-${position}`,
            label: position === 'start' ? 'Power off' : 'Power on',
            helperText:
              position === 'end' && error[1] === 'invalidRange'
                ? 'The power returns before it is switched off.'
                : 'In steps of 15 minutes',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
