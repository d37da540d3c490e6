import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BirthDateField() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1987-06-24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateField label="Date of birth" value={born} onChange={setBorn} />
        <Typography role="status">
          {born?.isValid() ? `Born on a ${born.format('dddd')}` : 'Incomplete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
