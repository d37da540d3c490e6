import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LifecycleSaving() {
  const [draft, setDraft] = React.useState<Dayjs | null>(dayjs('2026-09-18'));
  const [saved, setSaved] = React.useState(draft);

  const save = (date: Dayjs | null) => {
    if (date === null || date.isValid()) {
      setSaved(date);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) {
            save(draft);
          }
        }}
      >
        <DatePicker
          label="Pressing day"
          value={draft}
          onChange={setDraft}
          onAccept={(date, { source }) => {
            if (source === 'view') {
              save(date);
            }
          }}
        />
        <Typography role="status" sx={{ marginTop: 1 }}>
          {saved ? `Saved: ${saved.format('MMMM D, YYYY')}` : 'Saved without a day'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
