import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const surfaces = [
  { name: 'Default', hint: 'Elevation 1', props: {} },
  { name: 'Raised', hint: 'Elevation 8', props: { raised: true } },
  { name: 'Outlined', hint: 'Border, no shadow', props: { variant: 'outlined' } },
] as const;

export default function CardSurfaces() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
      }}
    >
      {surfaces.map(({ name, hint, props }) => (
        <Card key={name} {...props}>
          <CardContent>
            <Typography>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
