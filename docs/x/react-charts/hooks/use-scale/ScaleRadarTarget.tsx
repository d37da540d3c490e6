import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useRadiusScale } from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';

/** A circle at one value of the radius axis. */
function Goal({ value }: { value: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const radius = useRadiusScale<'linear'>();
  if (!radius) return null;

  return (
    <circle
      cx={left + width / 2}
      cy={top + height / 2}
      r={radius(value)}
      fill="none"
      stroke={palette.error.main}
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function ScaleRadarTarget() {
  return (
    <RadarChart
      height={320}
      margin={{ left: 50, right: 50 }}
      radar={{
        max: 100,
        metrics: ['Speed', 'Comfort', 'Price', 'Frequency', 'Cleanliness', 'Safety'],
      }}
      series={[
        { label: 'Tram', data: [62, 78, 70, 84, 66, 91], fillArea: true },
        { label: 'Bus', data: [48, 61, 82, 72, 58, 85] },
      ]}
      title="Passenger ratings; the dashed circle marks the goal of 75"
    >
      <Goal value={75} />
    </RadarChart>
  );
}
