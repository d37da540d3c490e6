import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import StarIcon from '@mui/icons-material/Star';
import dayjs from 'dayjs';

const greatVintages = new Set(['2009', '2010', '2015', '2016', '2018', '2020', '2022']);

interface VintageButtonProps extends React.ComponentPropsWithRef<'button'> {
  ownerState?: { isYearSelected: boolean };
}

function VintageButton({ ownerState, children, ...props }: VintageButtonProps) {
  const isGreat = greatVintages.has(String(children));

  return (
    <ButtonBase
      {...props}
      aria-label={isGreat ? `${String(children)}, great vintage` : undefined}
      sx={{
        width: 88,
        height: 36,
        gap: 0.5,
        borderRadius: 1,
        typography: 'body2',
        border: 1,
        borderColor: ownerState?.isYearSelected ? 'primary.main' : 'transparent',
        bgcolor: ownerState?.isYearSelected ? 'action.selected' : undefined,
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        '&:disabled': { color: 'text.disabled' },
      }}
    >
      {isGreat && <StarIcon color="warning" sx={{ fontSize: 16 }} />}
      {children}
    </ButtonBase>
  );
}

export default function SubcomponentYearButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2016-09-20')}
        minDate={dayjs('2000-01-01')}
        maxDate={dayjs('2024-12-31')}
        views={['year']}
        openTo="year"
        slots={{ yearButton: VintageButton }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
