import Box from '@mui/material/Box';

const levels = [0, 1, 2, 4, 8, 16, 24];

export default function ShadowsScale() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
      }}
    >
      {levels.map((level) => (
        <Box
          key={level}
          sx={{
            py: 3,
            textAlign: 'center',
            borderRadius: 1,
            boxShadow: level,
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          {level}
        </Box>
      ))}
    </Box>
  );
}
