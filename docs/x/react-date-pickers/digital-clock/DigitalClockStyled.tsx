import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DigitalClockStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        defaultValue={dayjs('2026-09-12T14:00')}
        slotProps={{ digitalClockItem: { dense: true } }}
        sx={{
          maxWidth: 300,
          [`& .${digitalClockClasses.list}`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(4, 1fr)',
          },
          [`& .${digitalClockClasses.item}`]: {
            justifyContent: 'center',
            margin: '2px',
            paddingInline: 0,
            borderRadius: 1,
          },
        }}
      />
    </LocalizationProvider>
  );
}
