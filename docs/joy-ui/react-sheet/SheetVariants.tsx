import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import type { ColorPaletteProp } from '@mui/joy/styles';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors: ColorPaletteProp[] = ['neutral', 'primary', 'success', 'warning', 'danger'];

export default function SheetVariants() {
  const [color, setColor] = React.useState<ColorPaletteProp>('neutral');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        {variants.map((variant) => (
          <Sheet
            key={variant}
            variant={variant}
            color={color}
            sx={{ flex: '1 1 120px', p: 2, borderRadius: 'sm' }}
          >
            {variant}
          </Sheet>
        ))}
      </Box>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="sheet-variants-color"
          value={color}
          onChange={(event) => setColor(event.target.value as ColorPaletteProp)}
          sx={{ flexWrap: 'wrap' }}
        >
          {colors.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
    </Box>
  );
}
