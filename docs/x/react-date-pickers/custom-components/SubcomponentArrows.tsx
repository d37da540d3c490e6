import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface ArrowButtonProps extends React.ComponentProps<typeof Button> {
  ownerState?: unknown;
  edge?: unknown;
}

/** The slot passes the arrow as children, which the words replace. */
function Earlier({ ownerState, edge, children, ...props }: ArrowButtonProps) {
  return (
    <Button {...props} color="primary" size="small">
      Earlier
    </Button>
  );
}

function Later({ ownerState, edge, children, ...props }: ArrowButtonProps) {
  return (
    <Button {...props} color="primary" size="small">
      Later
    </Button>
  );
}

export default function SubcomponentArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-11-05')}
        views={['day']}
        slots={{ previousIconButton: Earlier, nextIconButton: Later }}
        slotProps={{
          previousIconButton: { 'aria-label': 'Earlier month' },
          nextIconButton: { 'aria-label': 'Later month' },
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
