import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

interface WeekDayProps extends PickersDayProps {
  chosen?: Dayjs | null;
  hovered?: Dayjs | null;
}

function WeekDay({ chosen, hovered, ...props }: WeekDayProps) {
  const isChosen = chosen?.isSame(props.day, 'week') ?? false;
  const isHovered = hovered?.isSame(props.day, 'week') ?? false;

  return (
    <PickersDay
      {...props}
      selected={false}
      aria-selected={isChosen}
      disableMargin
      sx={{
        width: 40,
        borderRadius: 0,
        ...(isHovered && { bgcolor: 'action.hover' }),
        ...(isChosen && {
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:hover, &:focus': { bgcolor: 'primary.dark' },
        }),
      }}
    />
  );
}

export default function CalendarWeekPicker() {
  const [chosen, setChosen] = React.useState<Dayjs | null>(dayjs('2026-04-15'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={chosen}
          onChange={setChosen}
          views={['day']}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          slotProps={{
            day: ({ day }) =>
              ({
                chosen,
                hovered,
                onPointerEnter: () => setHovered(day),
                onPointerLeave: () => setHovered(null),
              }) as Partial<WeekDayProps>,
          }}
          sx={{ maxWidth: '100%', [`& .${dayCalendarClasses.weekDayLabel}`]: { width: 40, mx: 0 } }}
        />
        <Typography role="status">
          {chosen
            ? `${chosen.startOf('week').format('MMM D')} to ${chosen.endOf('week').format('MMM D')}`
            : 'No week'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
