import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldClearable() {
  const [count, setCount] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <DateField
          label="Borrowed"
          defaultValue={dayjs('2026-05-09')}
          clearable
          onClear={() => setCount((old) => old + 1)}
        />
        <DateTimeField
          label="Returned"
          defaultValue={dayjs('2026-05-29T17:30')}
          clearable
          clearButtonPosition="start"
          onClear={() => setCount((old) => old + 1)}
        />
        <Typography role="status">{`Times cleared: ${count}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
