import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function NoteLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { content, actionBar, ownerState } = usePickerLayout(props);
  const { value } = usePickerContext<Dayjs | null>();
  const weekend = value !== null && [0, 6].includes(value.day());

  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      sx={{
        bgcolor: 'background.paper',
        maxWidth: '100%',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        [`& .${dateCalendarClasses.root}`]: { maxWidth: '100%' },
      }}
    >
      <PickersLayoutContentWrapper ownerState={ownerState} sx={{ gridColumn: '1 / 4' }}>
        {content}
        <Alert severity={weekend ? 'warning' : 'info'} sx={{ mx: 2, maxWidth: 288 }}>
          {weekend ? 'The lock is staffed from 9 to 12' : 'The lock is staffed all day'}
        </Alert>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function LayoutWithNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-20')}
        slots={{ layout: NoteLayout }}
      />
    </LocalizationProvider>
  );
}
