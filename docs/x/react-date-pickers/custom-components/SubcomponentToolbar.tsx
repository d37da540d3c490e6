import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function WeekToolbar() {
  const picker = usePickerContext<Dayjs | null>();
  const { value } = picker;
  const move = (days: number) => picker.setValue((value ?? dayjs('2026-09-03')).add(days, 'day'));

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gridColumn: 2, p: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography component="div" variant="h6" sx={{ flex: 1, minWidth: 140 }}>
        {value?.format('dddd, MMMM D') ?? 'Choose a day'}
      </Typography>
      <Button size="small" onClick={() => move(-7)}>
        Week before
      </Button>
      <Button size="small" onClick={() => move(7)}>
        Week after
      </Button>
    </Stack>
  );
}

export default function SubcomponentToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-09-03')}
        slots={{ toolbar: WeekToolbar }}
        slotProps={{ toolbar: { hidden: false }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
