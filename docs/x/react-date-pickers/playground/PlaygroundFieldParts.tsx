import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const parts = [
  'MuiPickersTextField-root',
  'MuiInputLabel-root',
  'MuiPickersOutlinedInput-root',
  'MuiPickersSectionList-root',
  'MuiPickersSectionList-section',
  'MuiPickersInputBase-sectionContent',
  'MuiInputAdornment-root',
];

export default function PlaygroundFieldParts() {
  const [part, setPart] = React.useState('MuiPickersSectionList-section');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Class"
          value={part}
          onChange={(event) => setPart(event.target.value)}
        >
          {parts.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Chestnut fair"
          defaultValue={dayjs('2026-10-17')}
          sx={{
            [`&.${part}, & .${part}`]: { outline: '2px dashed', outlineColor: 'primary.main' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
