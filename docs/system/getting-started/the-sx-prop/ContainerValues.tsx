import Box from '@mui/material/Box';

function Forecast({ width }: { width: string }) {
  return (
    <Box sx={{ width, maxWidth: '100%', containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@300': 'row' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
        }}
      >
        <span>Rain until noon</span>
        <span>14 degrees</span>
      </Box>
    </Box>
  );
}

export default function ContainerValues() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, width: '100%' }}>
      <Forecast width="200px" />
      <Forecast width="360px" />
    </Box>
  );
}
