import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

interface CheckedFieldProps extends Omit<InputProps, 'error'> {
  label: string;
  hint?: string;
  /** What is wrong, in words; nothing when the value is right. */
  error?: string | undefined;
}

/** A labeled field whose help text gives way to an error. */
export function CheckedField({ label, hint, error, ...input }: CheckedFieldProps) {
  const text = error ?? hint;
  const isWrong = error !== undefined;
  return (
    <FormControl error={isWrong}>
      <FormLabel>{label}</FormLabel>
      {/* A Form Control's error doesn't set aria-invalid on the input. */}
      <Input {...input} error={isWrong} />
      {text === undefined ? null : (
        <FormHelperText sx={{ color: isWrong ? 'danger.plainColor' : 'text.secondary' }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
