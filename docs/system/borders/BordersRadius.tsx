import Box from '@mui/material/Box';

const radii = [0, 1, 3, '16px 0', '50%'];

export default function BordersRadius() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((radius) => (
        <Box
          key={radius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 80,
            height: 80,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: radius,
            color: 'text.primary',
          }}
        >
          {radius}
        </Box>
      ))}
    </Box>
  );
}
