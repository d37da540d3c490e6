import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const localeText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function LocalizationGerman() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <DatePicker
        label="Abfahrt der Fähre"
        referenceDate={dayjs('2026-06-19')}
        slotProps={{
          field: { clearable: true },
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
