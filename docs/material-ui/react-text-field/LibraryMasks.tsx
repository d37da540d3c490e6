import * as React from 'react';
import { IMaskInput } from 'react-imask';
import { NumericFormat } from 'react-number-format';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

/** Reports the value as an event, which is what TextField passes on. */
const IbanInput = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(function IbanInput(
  { onChange, name, defaultValue, ...props },
  ref,
) {
  return (
    <IMaskInput
      {...props}
      name={name}
      inputRef={ref}
      mask="aa00 0000 0000 0000 0000 00"
      prepareChar={(letter) => letter.toUpperCase()}
      onAccept={(value: string) => {
        onChange?.({ target: { name, value } } as React.ChangeEvent<HTMLInputElement>);
      }}
    />
  );
});

export default function LibraryMasks() {
  const [iban, setIban] = React.useState('DE89 3704 0044 0532 0130 00');
  const [price, setPrice] = React.useState<number | undefined>(12480);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        label="IBAN"
        value={iban}
        onChange={(event) => setIban(event.target.value)}
        helperText={`${iban.replaceAll(' ', '').length} of 22 characters`}
        slotProps={{ input: { inputComponent: IbanInput } }}
      />
      <NumericFormat
        customInput={TextField}
        label="Price"
        prefix="€"
        thousandSeparator
        decimalScale={2}
        value={price ?? ''}
        onValueChange={({ floatValue }) => setPrice(floatValue)}
        helperText={`Stored as ${price ?? 'nothing'}`}
      />
    </Stack>
  );
}
