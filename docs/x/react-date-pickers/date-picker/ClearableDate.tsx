import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearableDate() {
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-12-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="End of contract"
        value={end}
        onChange={setEnd}
        referenceDate={dayjs('2026-04-17')}
        slotProps={{
          field: { clearable: true },
          textField: { helperText: end === null ? 'The contract has no end' : 'Clear for no end' },
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
