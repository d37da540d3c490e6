import { listItemClasses } from '@mui/material/ListItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const items = [
  { label: 'Spring', getValue: () => dayjs('2026-03-20') },
  { label: 'Summer', getValue: () => dayjs('2026-06-21') },
  { label: 'Fall', getValue: () => dayjs('2026-09-23') },
  { label: 'Winter', getValue: () => dayjs('2026-12-21') },
];

export default function LayoutShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-21')}
        slotProps={{
          shortcuts: { items },
          actionBar: { actions: [] },
          layout: {
            sx: {
              minWidth: 0,
              maxWidth: '100%',
              [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: '1 / 4', gridRow: 2 },
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '1 / 4',
                gridRow: 3,
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'center',
                maxWidth: 320,
                py: 1,
              },
              [`& .${pickersLayoutClasses.shortcuts} .${listItemClasses.root}`]: {
                width: 'auto',
                px: 0.5,
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
