import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function VariantMix() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Variant of all three</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="variant-mix"
          value={variant}
          onChange={(event) => setVariant(event.target.value as VariantProp)}
          sx={{ flexWrap: 'wrap' }}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Alert
        variant={variant}
        color="success"
        endDecorator={
          <Chip variant={variant} color="success">
            14C
          </Chip>
        }
      >
        Your seat is reserved
      </Alert>
      <Input
        variant={variant}
        defaultValue="Window"
        slotProps={{ input: { 'aria-label': 'Seat preference' } }}
      />
    </Stack>
  );
}
