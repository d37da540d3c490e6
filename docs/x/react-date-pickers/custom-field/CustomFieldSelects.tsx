import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const years = Array.from({ length: 90 }, (_, index) => 2015 - index);
const months = Array.from({ length: 12 }, (_, index) => dayjs('2026-01-01').month(index));
const days = Array.from({ length: 31 }, (_, index) => index + 1);

function SelectsField() {
  const picker = usePickerContext<Dayjs | null>();
  const [parts, setParts] = React.useState({
    year: picker.value?.year() ?? '',
    month: picker.value?.month() ?? '',
    day: picker.value?.date() ?? '',
  });

  const choose = (part: keyof typeof parts) => (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = { ...parts, [part]: Number(event.target.value) };
    const lastDay = dayjs(`${next.year || 2000}-01-01`)
      .month(Number(next.month))
      .daysInMonth();
    if (next.day !== '' && next.month !== '') next.day = Math.min(Number(next.day), lastDay);
    setParts(next);
    if (next.year !== '' && next.month !== '' && next.day !== '') {
      const date = new Date(Number(next.year), Number(next.month), Number(next.day));
      picker.setValue(dayjs(date), { source: 'field' });
    }
  };

  return (
    <Stack
      ref={picker.rootRef}
      direction="row"
      role="group"
      aria-label={`${picker.label}`}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      <TextField select label="Day" value={parts.day} onChange={choose('day')} sx={{ width: 88 }}>
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Month"
        value={parts.month}
        onChange={choose('month')}
        sx={{ width: 144 }}
      >
        {months.map((month, index) => (
          <MenuItem key={month.month()} value={index}>
            {month.format('MMMM')}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Year"
        value={parts.year}
        onChange={choose('year')}
        sx={{ width: 104 }}
      >
        {years.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

export default function CustomFieldSelects() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={dayjs('1987-03-29')}
        slots={{ field: SelectsField }}
      />
    </LocalizationProvider>
  );
}
