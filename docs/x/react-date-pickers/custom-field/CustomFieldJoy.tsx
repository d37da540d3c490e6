import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { JoyDateField } from './JoyDateField';

export default function CustomFieldJoy() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Guided tour"
          defaultValue={dayjs('2026-06-20')}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-09-30')}
          slots={{ field: JoyDateField }}
          enableAccessibleFieldDOMStructure={false}
        />
      </Box>
    </LocalizationProvider>
  );
}
