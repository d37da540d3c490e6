import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const tanks = [
  { name: 'Rain barrel', litres: 140, size: 200 },
  { name: 'Cistern', litres: 2150, size: 6000 },
];

export default function BasicGauges() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
      {tanks.map(({ name, litres, size }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            width={130}
            height={130}
            value={litres}
            valueMax={size}
            text={`${litres} l`}
            aria-label={name}
            aria-valuetext={`${litres} of ${size} litres`}
          />
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
