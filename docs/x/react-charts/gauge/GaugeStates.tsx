import Stack from '@mui/material/Stack';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const rooms = [
  { name: 'Archive', humidity: 46 },
  { name: 'Depot', humidity: 71 },
  { name: 'Attic', humidity: null },
];

/** A meter must have a value; without one, the gauge is a picture. */
const picture = { role: 'img', 'aria-valuemin': undefined, 'aria-valuemax': undefined };

export default function GaugeStates() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {rooms.map(({ name, humidity }) => (
        <Gauge
          key={name}
          width={150}
          height={150}
          value={humidity}
          cornerRadius="50%"
          text={({ value }) => `${name}\n${value === null ? 'no signal' : `${value}%`}`}
          {...(humidity === null
            ? { ...picture, 'aria-label': `Humidity, ${name}: no signal` }
            : { 'aria-label': `Humidity, ${name}`, 'aria-valuetext': `${humidity} percent` })}
          sx={{
            [`& .${gaugeClasses.valueArc}`]: {
              fill: (humidity ?? 0) > 60 ? palette.error.main : palette.success.main,
            },
            [`& .${gaugeClasses.referenceArc}`]: { fill: palette.action.disabledBackground },
          }}
        />
      ))}
    </Stack>
  );
}
