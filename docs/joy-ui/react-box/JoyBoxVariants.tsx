import Box from '@mui/joy/Box';

const seasons = [
  { name: 'Spring', color: 'success' },
  { name: 'Summer', color: 'warning' },
  { name: 'Autumn', color: 'danger' },
  { name: 'Winter', color: 'primary' },
] as const;

export default function JoyBoxVariants() {
  return (
    <Box component="ul" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {seasons.map(({ name, color }) => (
        <Box
          key={name}
          component="li"
          sx={[
            { px: 2, py: 1, borderRadius: 'xl', listStyle: 'none' },
            (theme) => ({ ...theme.variants.soft[color] }),
          ]}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
