import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

// The shadows below read these two variables, if they are resolved here.
const tint = {
  '--joy-shadowChannel': 'var(--joy-palette-primary-mainChannel)',
  '--joy-shadowOpacity': '0.45',
};

export default function TintedShadow() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={[tint, { flexWrap: 'wrap', p: 2 }]}>
      <Sheet
        sx={(theme) => ({ boxShadow: theme.shadow.lg, borderRadius: 'md', p: 2, maxWidth: 200 })}
      >
        theme.shadow.lg: tinted
      </Sheet>
      <Sheet sx={{ boxShadow: 'lg', borderRadius: 'md', p: 2, maxWidth: 200 }}>
        boxShadow in sx: as on the page
      </Sheet>
    </Stack>
  );
}
