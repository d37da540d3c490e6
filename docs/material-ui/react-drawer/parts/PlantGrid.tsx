import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

export const places = ['Full sun', 'Partial shade', 'Shade'];

const plants = [
  { name: 'Lavender', place: 'Full sun', price: '€4.50' },
  { name: 'Rosemary', place: 'Full sun', price: '€5.20' },
  { name: 'Foxglove', place: 'Partial shade', price: '€3.80' },
  { name: 'Lady fern', place: 'Shade', price: '€7.00' },
  { name: 'Hosta', place: 'Shade', price: '€8.40' },
  { name: 'Oregano', place: 'Full sun', price: '€3.20' },
  { name: 'Columbine', place: 'Partial shade', price: '€4.10' },
  { name: 'Thyme', place: 'Full sun', price: '€3.20' },
  { name: 'Hellebore', place: 'Partial shade', price: '€9.50' },
  { name: 'Wood sorrel', place: 'Shade', price: '€4.90' },
];

export function PlantGrid({ places: shown }: { places: readonly string[] }) {
  const found = plants.filter(({ place }) => shown.includes(place));
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {found.length} plants
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
        }}
      >
        {found.map(({ name, place, price }) => (
          <Card key={name} variant="outlined">
            <CardContent>
              <LocalFloristIcon color="success" />
              <Typography>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {place}, {price}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  );
}
