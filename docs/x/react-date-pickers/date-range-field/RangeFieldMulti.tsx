import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function RangeFieldMulti() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-05-01'), dayjs('2026-09-30')]}
        direction={{ xs: 'column', sm: 'row' }}
        dateSeparator="to"
        slotProps={{
          separator: { sx: { alignSelf: { xs: 'center', sm: 'baseline' } } },
          textField: ({ position }) => ({
            id: `${id}-${position}`,
            name: position === 'start' ? 'opens' : 'closes',
            label: position === 'start' ? 'Lido opens' : 'Lido closes',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
