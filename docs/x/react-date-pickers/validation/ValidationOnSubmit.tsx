import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ValidationOnSubmit() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [result, setResult] = React.useState<'open' | 'missing' | 'sent'>('open');
  const isMissing = result === 'missing' && day === null;

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (day === null) setResult('missing');
    else setResult(error === null ? 'sent' : 'open');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ gap: 2, alignItems: 'flex-start' }}
      >
        <DateField
          label="Found on"
          value={day}
          onChange={setDay}
          onError={setError}
          maxDate={dayjs('2026-05-09')}
          referenceDate={dayjs('2026-05-09')}
          {...(isMissing && { error: true })}
          helperText={
            isMissing
              ? 'Enter the whole date.'
              : error
                ? 'Choose May 9, 2026, or an earlier day.'
                : 'The day you found it'
          }
        />
        <Button type="submit" variant="contained">
          Report fossil
        </Button>
        <Typography role="status">{result === 'sent' ? 'Report sent' : 'Not sent yet'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
