import type { TextFieldProps } from '@mui/material/TextField';

type FieldName = 'name' | 'email' | 'guests';
export type Errors = Partial<Record<FieldName, string>>;

interface Field extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'slotProps'> {
  name: FieldName;
  label: string;
  hint: string;
}

export const fields: readonly Field[] = [
  { name: 'name', label: 'Name', hint: 'As it should be on the list', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    hint: 'For the confirmation',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'guests',
    label: 'Guests',
    hint: 'From 1 to 12',
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  },
];

/** Each message says what's wrong and how to fix it. */
export function validate(data: FormData): Errors {
  const errors: Errors = {};
  const guests = Number(data.get('guests'));
  if (String(data.get('name')).trim() === '') {
    errors.name = 'Enter the name for the reservation.';
  }
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email')))) {
    errors.email = 'Enter an address such as mara@example.com.';
  }
  if (!Number.isInteger(guests) || guests < 1 || guests > 12) {
    errors.guests = 'Enter a number from 1 to 12. For larger groups, call us.';
  }
  return errors;
}
