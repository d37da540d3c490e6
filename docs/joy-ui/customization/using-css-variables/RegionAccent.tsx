import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const shade = { '--joy-palette-primary-500': 'var(--joy-palette-success-600)' };

const tokens = {
  '--joy-palette-primary-solidBg': 'var(--joy-palette-success-600)',
  '--joy-palette-primary-solidHoverBg': 'var(--joy-palette-success-700)',
  '--joy-palette-primary-solidActiveBg': 'var(--joy-palette-success-800)',
};

export default function RegionAccent() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Box sx={shade}>
        <Button>Shade: no effect</Button>
      </Box>
      <Box sx={tokens}>
        <Button>Tokens: green</Button>
      </Box>
    </Stack>
  );
}
