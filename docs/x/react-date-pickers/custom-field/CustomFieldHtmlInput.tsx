import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function HtmlInputField(props: DatePickerFieldProps) {
  const inputId = React.useId();
  const picker = usePickerContext<Dayjs | null>();
  const field = useDateField<
    false,
    DatePickerFieldProps & { enableAccessibleFieldDOMStructure: false }
  >({
    ...props,
    enableAccessibleFieldDOMStructure: false,
  });

  return (
    <Box ref={picker.rootRef} sx={{ display: 'grid', gap: 0.5, typography: 'body1' }}>
      <label htmlFor={inputId}>{picker.label}</label>
      <Box ref={picker.triggerRef} sx={{ display: 'flex', gap: 1 }}>
        <Box
          component="input"
          id={inputId}
          ref={field.inputRef}
          value={field.value}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          autoComplete="off"
          aria-invalid={field.error}
          onChange={field.onChange}
          onKeyDown={field.onKeyDown}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onPaste={field.onPaste}
          sx={{ font: 'inherit', p: 1, width: 160 }}
        />
        <Box
          component="button"
          type="button"
          aria-label={field.openPickerAriaLabel}
          onClick={() => picker.setOpen(true)}
          sx={{ font: 'inherit', px: 1, display: 'grid', placeItems: 'center' }}
        >
          <CalendarIcon fontSize="small" />
        </Box>
      </Box>
    </Box>
  );
}

export default function CustomFieldHtmlInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Survey day"
        defaultValue={dayjs('2026-09-03')}
        slots={{ field: HtmlInputField }}
        enableAccessibleFieldDOMStructure={false}
      />
    </LocalizationProvider>
  );
}
