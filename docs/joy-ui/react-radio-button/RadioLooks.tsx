import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function RadioLooks() {
  return (
    <Stack direction="row" useFlexGap spacing={5} sx={{ flexWrap: 'wrap' }}>
      <FormControl>
        <FormLabel>Size</FormLabel>
        <RadioGroup name="radio-looks-size" defaultValue="md">
          {sizes.map((size) => (
            <Radio key={size} size={size} value={size} label={size} />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <RadioGroup name="radio-looks-variant" defaultValue="outlined">
          {variants.map((variant) => (
            <Radio key={variant} variant={variant} value={variant} label={variant} />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
