import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const show = (date: Dayjs | null) => {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
};

export default function LifecycleEvents() {
  const [lines, setLines] = React.useState<string[]>([]);
  const add = (line: string) => setLines((previous) => [...previous, line].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Apple harvest"
          defaultValue={dayjs('2026-09-18')}
          closeOnSelect={false}
          onOpen={() => add('onOpen')}
          onChange={(date, { source }) => add(`onChange: ${show(date)}, ${source}`)}
          onAccept={(date, { source }) => add(`onAccept: ${show(date)}, ${source}`)}
          onError={(error) => add(`onError: ${error}`)}
          onClose={() => add('onClose')}
        />
        <Box role="log" aria-label="The last six events" sx={{ minHeight: 150 }}>
          {lines.map((line, index) => (
            <Typography key={`${index}-${line}`} variant="body2">
              {line}
            </Typography>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
