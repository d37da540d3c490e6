import type {} from '@mui/material/themeCssVarsAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { clockClasses, clockNumberClasses, TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        defaultValue={dayjs('2026-05-09T04:00')}
        sx={{
          maxWidth: '100%',
          [`& .${clockClasses.clock}`]: {
            backgroundColor: 'background.paper',
            boxShadow: (theme) => `0 0 0 2px ${(theme.vars ?? theme).palette.divider}`,
          },
          [`& .${clockNumberClasses.root}`]: { fontWeight: 700 },
        }}
      />
    </LocalizationProvider>
  );
}
