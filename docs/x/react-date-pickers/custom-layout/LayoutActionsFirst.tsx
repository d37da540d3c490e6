import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

function ActionsFirstLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, shortcuts, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={props.className}
      ownerState={ownerState}
      sx={{
        minWidth: 0,
        maxWidth: '100%',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        [`& .${dateCalendarClasses.root}`]: { maxWidth: '100%' },
      }}
    >
      {toolbar}
      <Box sx={{ gridColumn: '2 / 4', gridRow: 2, borderBottom: 1, borderColor: 'divider' }}>
        {actionBar}
      </Box>
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState} sx={{ gridRow: 3 }}>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function LayoutActionsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        ampm={false}
        defaultValue={dayjs('2026-03-07T06:40')}
        slots={{ layout: ActionsFirstLayout }}
      />
    </LocalizationProvider>
  );
}
