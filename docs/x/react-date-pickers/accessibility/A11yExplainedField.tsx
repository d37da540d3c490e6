import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function A11yExplainedField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Appointment at the clinic"
          defaultValue={dayjs('2026-03-15')}
          shouldDisableDate={(day) => day.day() === 0}
          onError={(reason) => setError(reason)}
          localeText={{ toolbarTitle: 'Appointment at the clinic' }}
          slotProps={{
            textField: {
              required: true,
              helperText:
                error === null
                  ? 'Month, day, year. Closed on Sundays.'
                  : 'The clinic is closed on this day. Choose Monday to Saturday.',
            },
            openPickerButton: ({ isPickerOpen }) => ({
              'aria-haspopup': 'dialog',
              'aria-expanded': isPickerOpen,
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
