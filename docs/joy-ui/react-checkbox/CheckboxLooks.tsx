import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function CheckboxLooks() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {sizes.map((size) => (
          <Checkbox key={size} size={size} label={`Size ${size}`} defaultChecked />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {variants.map((variant) => (
          <Checkbox key={variant} variant={variant} label={variant} defaultChecked />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <Checkbox color="success" label="success" defaultChecked />
        <Checkbox color="danger" label="danger" defaultChecked />
        <Checkbox color="neutral" label="neutral" defaultChecked />
      </Stack>
    </Stack>
  );
}
