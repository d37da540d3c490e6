import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import AlarmIcon from '@mui/icons-material/Alarm';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';

function OpenStateIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}

export default function OpeningIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Cheese turned"
          defaultValue={dayjs('2026-02-12')}
          slots={{ openPickerIcon: OpenStateIcon }}
        />
        <TimePicker
          label="Next milking"
          defaultValue={dayjs('2026-02-12T05:30')}
          slots={{ openPickerIcon: AlarmIcon }}
          slotProps={{
            openPickerButton: { color: 'primary', size: 'large' },
            field: { openPickerButtonPosition: 'start' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
