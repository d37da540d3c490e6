import Box from '@mui/material/Box';

const samples = [
  { label: 'p: 1', sx: { p: 1 } },
  { label: 'px: 4', sx: { px: 4 } },
  { label: 'py: 2', sx: { py: 2 } },
  { label: 'pt: 3', sx: { pt: 3 } },
  { label: 'p: 0.5', sx: { p: 0.5 } },
];

export default function SpacingSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      {samples.map(({ label, sx }) => (
        <Box
          key={label}
          sx={[{ border: 1, borderColor: 'divider', bgcolor: 'action.selected' }, sx]}
        >
          <Box
            component="span"
            sx={{ display: 'block', bgcolor: 'background.paper', color: 'text.primary' }}
          >
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
