import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function LayoutStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-09-26')}
        slotProps={{
          actionBar: { actions: ['clear', 'accept'] },
          layout: {
            sx: {
              minWidth: 0,
              maxWidth: '100%',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: '1 / 4' },
              [`& .${pickersLayoutClasses.actionBar}`]: {
                gridRow: 1,
                justifyContent: 'space-between',
                borderBottom: 1,
                borderColor: 'divider',
              },
              [`& .${dateCalendarClasses.root}`]: { maxWidth: '100%' },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
