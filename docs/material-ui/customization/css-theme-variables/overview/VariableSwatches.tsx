import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const names = [
  '--mui-palette-primary-main',
  '--mui-palette-success-main',
  '--mui-palette-text-primary',
  '--mui-palette-divider',
];

export default function VariableSwatches() {
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none', width: '100%' }}>
      {names.map((name) => (
        <Stack key={name} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            sx={{ width: 32, height: 32, flexShrink: 0, border: 1, borderRadius: 1 }}
            style={{ backgroundColor: `var(${name})` }}
          />
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
