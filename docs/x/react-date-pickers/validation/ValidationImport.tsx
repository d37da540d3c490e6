import List from '@mui/material/List';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DeliveryDay } from './deliveryDay';

const lines = [
  { customer: 'Hilltop School', date: '2026-08-19' },
  { customer: 'Café Linden', date: '2026-09-06' },
  { customer: 'Garden Hotel', date: '2026-07-30' },
  { customer: 'Mill Bakery', date: '2026-10-13' },
  { customer: 'Harbor Kitchen', date: '2026-09-31' },
  { customer: 'North Clinic', date: '2026-11-02' },
];

export default function ValidationImport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <List aria-label="Imported deliveries" sx={{ width: '100%', maxWidth: 420 }}>
        {lines.map((line) => (
          <DeliveryDay key={line.customer} {...line} />
        ))}
      </List>
    </LocalizationProvider>
  );
}
