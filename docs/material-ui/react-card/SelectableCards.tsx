import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

const extras = [
  { id: 'bike', label: 'Bicycle space', price: '€4' },
  { id: 'meal', label: 'Breakfast', price: '€9' },
  { id: 'quiet', label: 'Quiet coach', price: 'free' },
];

export default function SelectableCards() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['meal']);

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <Box role="group" aria-label="Extras" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {extras.map(({ id, label, price }) => {
        const selected = chosen.includes(id);
        return (
          <Card key={id} variant="outlined" sx={{ borderColor: selected ? 'primary.main' : null }}>
            <CardActionArea aria-pressed={selected} onClick={() => toggle(id)}>
              <CardContent component="span" sx={{ display: 'flex', gap: 1, minHeight: 56 }}>
                <CheckCircleIcon color="primary" sx={{ opacity: selected ? 1 : 0 }} />
                <Typography component="span">
                  {label}, {price}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}
