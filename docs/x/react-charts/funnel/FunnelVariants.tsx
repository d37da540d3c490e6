import Stack from '@mui/material/Stack';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 310, label: 'Spotted' },
  { value: 240, label: 'Photographed' },
  { value: 180, label: 'Identified' },
  { value: 110, label: 'Confirmed' },
];

export default function FunnelVariants() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const colors = [
    palette.primary.dark,
    palette.primary.dark,
    palette.primary.dark,
    palette.success.dark,
  ];

  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap', gap: 2 }}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <FunnelChart
          key={variant}
          height={260}
          hideLegend
          gap={3}
          colors={colors}
          series={[{ variant, data }]}
          sx={{
            flex: '1 1 240px',
            [`& .${funnelClasses.sectionLabel}`]:
              variant === 'filled' ? { fill: palette.primary.contrastText } : {},
          }}
          title={`Bird sightings, ${variant}`}
        />
      ))}
    </Stack>
  );
}
