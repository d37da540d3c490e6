import type {} from '@mui/material/themeCssVarsAugmentation';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelStyle() {
  return (
    <FunnelChart
      height={300}
      gap={8}
      series={[
        {
          variant: 'outlined',
          borderRadius: 16,
          data: [
            { value: 940, label: 'Reported' },
            { value: 720, label: 'Confirmed' },
            { value: 510, label: 'Planned' },
            { value: 430, label: 'Fixed' },
          ],
        },
      ]}
      sx={(theme) => ({
        [`& .${funnelClasses.sectionOutlined}`]: {
          strokeWidth: 3,
          stroke: (theme.vars ?? theme).palette.primary.main,
          fill: (theme.vars ?? theme).palette.primary.main,
          fillOpacity: 0.12,
        },
        [`& .${funnelClasses.sectionLabel}`]: { fontSize: 18, fontWeight: 700 },
      })}
      hideLegend
      title="Potholes in a town, from report to repair"
    />
  );
}
