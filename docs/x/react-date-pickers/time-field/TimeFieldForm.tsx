import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeFieldForm() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-05-11T07:30'));
  const [sent, setSent] = React.useState('Nothing sent yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(value?.isValid() ? `Sent ${value.format('HH:mm')}` : 'Enter the whole time.');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 280 }}>
        <TimeField
          label="Medication taken at"
          name="taken"
          required
          clearable
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2026-05-11')}
        />
        <Button type="submit" variant="contained">
          Add to the diary
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
