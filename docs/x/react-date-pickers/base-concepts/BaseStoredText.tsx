import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toText = (date: Dayjs | null) => (date?.isValid() ? date.format('YYYY-MM-DD') : '');

export default function BaseStoredText() {
  const [record, setRecord] = React.useState({ plot: 'Row 14', pruned: '2026-02-21' });
  const [date, setDate] = React.useState<Dayjs | null>(dayjs(record.pruned));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DatePicker
          label={`Pruned, ${record.plot}`}
          value={date}
          onChange={setDate}
          onAccept={(accepted) => setRecord({ ...record, pruned: toText(accepted) })}
        />
        <Typography role="status">Saved: {record.pruned || 'nothing'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
