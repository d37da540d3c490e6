import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function ColorRamps() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 560 }}>
      {colors.map((color) => (
        <div key={color}>
          <Typography level="title-sm">{color}</Typography>
          <Box
            role="img"
            aria-label={`Shades 50 to 900 of ${color}`}
            sx={{ display: 'flex', border: '1px solid', borderColor: 'divider' }}
          >
            {shades.map((shade) => (
              <Box key={shade} sx={{ flex: 1, height: 32, bgcolor: `${color}.${shade}` }} />
            ))}
          </Box>
        </div>
      ))}
    </Stack>
  );
}
