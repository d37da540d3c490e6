import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

const SEASON = {
  minDate: dayjs('2026-08-01'),
  maxDate: dayjs('2026-10-31'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
  disablePast: false,
  disableFuture: false,
};

const reasons: Record<string, string> = {
  minDate: 'Before the season',
  maxDate: 'After the season',
  shouldDisableDate: 'On a Sunday',
  invalidDate: 'Not a date',
};

/** One line of an import, checked with the rules of a picker. */
export function DeliveryDay({ customer, date }: { customer: string; date: string }) {
  const value = dayjs(date, 'YYYY-MM-DD', true);
  const { validationError } = useValidation({
    validator: validateDate,
    value,
    timezone: 'default',
    props: SEASON,
  });

  return (
    <ListItem divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText primary={customer} secondary={date} />
      <Chip
        size="small"
        color={validationError === null ? 'success' : 'error'}
        variant="outlined"
        label={validationError === null ? 'Accepted' : reasons[validationError]}
      />
    </ListItem>
  );
}
