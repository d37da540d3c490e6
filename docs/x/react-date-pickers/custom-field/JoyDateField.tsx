import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import { CssVarsProvider, extendTheme, THEME_ID } from '@mui/joy/styles';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { type Dayjs } from 'dayjs';

// Both libraries read the same attribute for their color mode.
const joyTheme = { [THEME_ID]: extendTheme({ colorSchemeSelector: '[data-theme="%s"]' }) };

function JoyInput(props: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const field = useDateField<
    false,
    DatePickerFieldProps & { enableAccessibleFieldDOMStructure: false }
  >({
    ...props,
    enableAccessibleFieldDOMStructure: false,
  });

  return (
    <FormControl ref={picker.rootRef} error={field.error} disabled={field.disabled}>
      <FormLabel>{picker.label}</FormLabel>
      <Input
        ref={picker.triggerRef}
        value={field.value}
        placeholder={field.placeholder}
        onChange={field.onChange}
        endDecorator={
          <IconButton aria-label={field.openPickerAriaLabel} onClick={() => picker.setOpen(true)}>
            <CalendarIcon />
          </IconButton>
        }
        slotProps={{
          input: {
            ref: field.inputRef,
            inputMode: field.inputMode,
            onKeyDown: field.onKeyDown,
            onClick: field.onClick,
            onFocus: field.onFocus,
            onBlur: field.onBlur,
            onPaste: field.onPaste,
          },
        }}
      />
      <FormHelperText>Tours run from May to September.</FormHelperText>
    </FormControl>
  );
}

export function JoyDateField(props: DatePickerFieldProps) {
  return (
    <CssVarsProvider theme={joyTheme} colorSchemeNode={null}>
      <JoyInput {...props} />
    </CssVarsProvider>
  );
}
