import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface DepartureItemProps extends React.ComponentProps<typeof MenuItem> {
  ownerState?: unknown;
  itemValue?: unknown;
  formattedValue?: string;
}

function DepartureItem({
  ownerState,
  itemValue,
  formattedValue,
  children,
  ...props
}: DepartureItemProps) {
  const isExpress = String(children).includes(':00');

  return (
    <MenuItem {...props} sx={{ justifyContent: 'space-between', gap: 2, mx: 0.5, borderRadius: 1 }}>
      {children}
      <Typography component="span" variant="caption">
        {isExpress ? 'Express' : 'Local'}
      </Typography>
    </MenuItem>
  );
}

export default function SubcomponentClockItems() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <DigitalClock
          ampm={false}
          defaultValue={dayjs('2026-05-04T08:30')}
          minTime={dayjs('2026-05-04T06:00')}
          maxTime={dayjs('2026-05-04T14:00')}
          skipDisabled
          slots={{ digitalClockItem: DepartureItem }}
          sx={{ width: 160, border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
        <MultiSectionDigitalClock
          ampm={false}
          defaultValue={dayjs('2026-05-04T15:30')}
          slotProps={{ digitalClockSectionItem: { sx: { borderRadius: 4, width: 48 } } }}
          sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
