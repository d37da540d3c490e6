import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const all: PickersActionBarAction[] = [
  'clear',
  'today',
  'cancel',
  'accept',
  'next',
  'nextOrAccept',
];

export default function SubcomponentActionList() {
  const [actions, setActions] = React.useState<PickersActionBarAction[]>(['clear', 'accept']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <Autocomplete
          multiple
          options={all}
          value={actions}
          onChange={(_event, next) => setActions(next)}
          renderInput={(params) => <TextField {...params} label="Actions, in this order" />}
        />
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-04-17')}
          slotProps={{
            actionBar: { actions },
            layout: { sx: { minWidth: 0, maxWidth: '100%' } },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
