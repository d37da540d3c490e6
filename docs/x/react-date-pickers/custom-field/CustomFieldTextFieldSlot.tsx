import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import dayjs, { type Dayjs } from 'dayjs';

function TicketTextField(props: PickersTextFieldProps) {
  const { value } = usePickerContext<Dayjs | null>();

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      <EventAvailableIcon color="primary" />
      <Box sx={{ flexGrow: 1 }}>
        <PickersTextField {...props} variant="standard" fullWidth />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {value?.isValid() ? value.format('[Doors open on a] dddd') : 'No day yet'}
        </Typography>
      </Box>
    </Box>
  );
}

export default function CustomFieldTextFieldSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Concert"
          defaultValue={dayjs('2026-09-03')}
          slots={{ textField: TicketTextField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
