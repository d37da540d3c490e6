import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyValues() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label="Diagram"
      sx={{ width: '100%', minHeight: 320, overflowX: 'auto' }}
    >
      <NoSsr>
        <SankeyChart
          height={320}
          series={{
            data: {
              nodes: [
                { id: 'asked', label: 'Requests', color: palette.info.main },
                { id: 'shelf', label: 'On the shelf', color: palette.primary.main },
                { id: 'away', label: 'Not on the shelf', color: palette.secondary.main },
                { id: 'lent', label: 'Lent', color: palette.success.main },
                { id: 'ordered', label: 'Ordered', color: palette.warning.main },
                { id: 'missed', label: 'Not found', color: palette.error.main },
              ],
              links: [
                { source: 'asked', target: 'shelf', value: 690 },
                { source: 'asked', target: 'away', value: 310 },
                { source: 'shelf', target: 'lent', value: 600 },
                { source: 'shelf', target: 'ordered', value: 90 },
                { source: 'away', target: 'ordered', value: 200 },
                { source: 'away', target: 'missed', value: 110 },
              ],
            },
            nodeOptions: { width: 10, padding: 28 },
            linkOptions: { color: 'target', opacity: 0.35, showValues: true },
            valueFormatter: (value, { location }) =>
              location === 'label' ? `${Math.round(value / 10)}%` : `${value} of 1,000 requests`,
          }}
          sx={{ minWidth: 560 }}
          role="img"
          title="What became of 1,000 requests in a library"
        />
      </NoSsr>
    </Box>
  );
}
