import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

export default function PyramidVolunteers() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <FunnelChart
      height={320}
      series={[
        {
          curve: 'pyramid',
          data: [
            { value: 7, label: 'Board', color: palette.secondary.main },
            { value: 42, label: 'Trail wardens', color: palette.primary.main },
            { value: 180, label: 'Helpers', color: palette.success.main },
            { value: 640, label: 'Supporters', color: palette.error.main },
          ],
        },
      ]}
      sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: palette.primary.contrastText } }}
      title="Hiking club members by involvement"
      desc="7 on the board, 42 wardens, 180 helpers, 640 supporters"
    />
  );
}
