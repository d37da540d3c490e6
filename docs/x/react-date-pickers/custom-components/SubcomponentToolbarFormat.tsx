import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function SubcomponentToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-03-20')}
        slotProps={{
          toolbar: { toolbarFormat: 'dddd, MMMM D', hidden: false },
          actionBar: { actions: ['today', 'clear'] },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.toolbar}`]: {
                color: 'primary.contrastText',
                bgcolor: 'primary.main',
                '& *': { color: 'inherit' },
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
