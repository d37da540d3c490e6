import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface LabeledInputProps extends InputProps {
  readonly label: React.ReactNode;
  readonly hint?: React.ReactNode;
}

function LabeledInput({ label, hint, ...input }: LabeledInputProps) {
  const { id, size, error, required, disabled } = input;
  const hintStyle = error ? { color: 'danger.plainColor' } : undefined;
  return (
    <FormControl id={id} size={size} error={error} required={required} disabled={disabled}>
      <FormLabel>{label}</FormLabel>
      <Input {...input} />
      {hint && <FormHelperText sx={hintStyle}>{hint}</FormHelperText>}
    </FormControl>
  );
}

export default function TextFieldComponent() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <LabeledInput label="Given name" name="given" required />
      <LabeledInput
        label="Member number"
        name="member"
        defaultValue="B-77"
        error
        hint="A member number has six digits."
      />
    </Stack>
  );
}
