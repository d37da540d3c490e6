import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['solid', 'soft', 'outlined'] as const;

export default function SwitchLooks() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {sizes.map((size) => (
          <Switch
            key={size}
            size={size}
            defaultChecked
            slotProps={{ input: { 'aria-label': `Size ${size}` } }}
          />
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {variants.map((variant) => (
          <Switch
            key={variant}
            variant={variant}
            color="success"
            defaultChecked
            slotProps={{ input: { 'aria-label': `Variant ${variant}` } }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
