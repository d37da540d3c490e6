import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const items = [
  { label: 'Opening', getValue: () => dayjs('2026-06-05') },
  { label: 'Halftime', getValue: () => dayjs('2026-06-19') },
  { label: 'Closing', getValue: () => dayjs('2026-07-03') },
  { label: 'Encore', getValue: () => dayjs('2026-07-18') },
];

function FestivalShortcuts({ items: entries = [] }: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();

  return (
    <Box
      role="group"
      aria-label="Festival days"
      sx={{ gridColumn: '1 / 4', gridRow: 1, display: 'flex', flexWrap: 'wrap', px: 2, pt: 1 }}
    >
      {entries.map((entry) => {
        const day = entry.getValue({ isValid, view: 'day' } as Parameters<
          typeof entry.getValue
        >[0]);
        return (
          <Button
            key={entry.label}
            size="small"
            disabled={!isValid(day)}
            onClick={() => setValue(day, { changeImportance: 'set', shortcut: entry })}
          >
            {entry.label}
          </Button>
        );
      })}
    </Box>
  );
}

export default function ShortcutsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-19')}
        maxDate={dayjs('2026-07-03')}
        slots={{ shortcuts: FestivalShortcuts }}
        slotProps={{
          shortcuts: { items },
          actionBar: { actions: [] },
          layout: { sx: { minWidth: 0, maxWidth: '100%' } },
        }}
      />
    </LocalizationProvider>
  );
}
