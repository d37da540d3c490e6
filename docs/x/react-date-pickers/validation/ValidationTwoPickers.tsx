import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ValidationTwoPickers() {
  const [loan, setLoan] = React.useState<Dayjs | null>(dayjs('2026-05-09'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const earliest = loan?.isValid() ? loan.add(1, 'day') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Loan"
          value={loan}
          onChange={setLoan}
          referenceDate={dayjs('2026-05-09')}
        />
        <DatePicker
          label="Return"
          defaultValue={dayjs('2026-05-06')}
          minDate={earliest}
          maxDate={earliest?.add(4, 'week')}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error ? 'One day to four weeks after the loan' : 'The book is due',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
