import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const tanks = [
  { name: 'Rain barrel', liters: 140, size: 200 },
  { name: 'Cistern', liters: 2150, size: 6000 },
];

export default function BasicGauges() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
      {tanks.map(({ name, liters, size }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            width={130}
            height={130}
            value={liters}
            valueMax={size}
            text={`${liters} l`}
            aria-label={name}
            aria-valuetext={`${liters} of ${size} liters`}
          />
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
