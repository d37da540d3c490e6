import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const rooms = [
  { variant: 'outlined', name: 'Attic room', detail: 'Two beds, from €64' },
  { variant: 'soft', name: 'Garden room', detail: 'Three beds, from €82' },
  { variant: 'solid', name: 'Lake suite', detail: 'Balcony, from €140' },
  { variant: 'plain', name: 'Dormitory', detail: 'Eight beds, from €28' },
] as const;

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        width: '100%',
      }}
    >
      {rooms.map(({ variant, name, detail }) => (
        <Card key={variant} variant={variant} color="primary">
          <CardContent>
            <Typography level="title-md" textColor="inherit">
              {name}
            </Typography>
            <Typography level="body-sm" textColor="inherit">
              {detail}
            </Typography>
            <Typography level="body-xs" textColor="inherit" sx={{ mt: 1 }}>
              {variant}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
