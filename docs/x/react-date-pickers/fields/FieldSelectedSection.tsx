import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function FieldSelectedSection() {
  const field = React.useRef<FieldRef<Dayjs | null>>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateTimeField
          label="Ferry leaves"
          defaultValue={dayjs('2026-08-21T14:20')}
          ampm={false}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => field.current?.setSelectedSections('day')}>Change the day</Button>
          <Button onClick={() => field.current?.setSelectedSections('hours')}>
            Change the hour
          </Button>
        </Stack>
        <Typography variant="body2">Selected section: {String(selected)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
