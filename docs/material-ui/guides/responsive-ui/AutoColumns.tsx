import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const readings = [
  { place: 'Greenhouse', value: '24 °C' },
  { place: 'Cold frame', value: '11 °C' },
  { place: 'Compost', value: '52 °C' },
  { place: 'Pond', value: '14 °C' },
];

export default function AutoColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {readings.map(({ place, value }) => (
        <Card key={place} variant="outlined">
          <CardContent>
            <Typography variant="body2">{place}</Typography>
            <Typography variant="h5" component="div">
              {value}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
