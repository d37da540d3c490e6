import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const localeText = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function TranslatedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={localeText}>
      <DateTimePicker label="Rendez-vous" defaultValue={dayjs('2026-05-08T14:00')} />
    </LocalizationProvider>
  );
}
