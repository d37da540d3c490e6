import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const examples: Record<string, Dayjs | null> = {
  Valid: dayjs('2026-06-10T10:00'),
  Empty: null,
  'Does not exist': dayjs('2026-02-31T10:00', 'YYYY-MM-DDTHH:mm', true),
  'Too early': dayjs('2026-05-31T10:00'),
  'On Sunday': dayjs('2026-06-14T10:00'),
  'After hours': dayjs('2026-06-10T20:00'),
  'Odd minute': dayjs('2026-06-10T10:07'),
};

export default function ValidationCodes() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-06-10T10:00'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 420 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(examples).map(([name, example]) => (
            <Chip key={name} label={name} onClick={() => setValue(example)} />
          ))}
        </Stack>
        <DateTimeField
          label="Workshop"
          value={value}
          onChange={setValue}
          minDate={dayjs('2026-06-01')}
          maxTime={dayjs('2026-06-01T18:00')}
          minutesStep={5}
          shouldDisableDate={(day) => day.day() === 0}
          onError={setError}
          helperText={error === null ? 'No error' : `Code: '${error}'`}
        />
      </Stack>
    </LocalizationProvider>
  );
}
