import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyNodes() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <NoSsr>
        <SankeyChart
          height={300}
          series={{
            data: {
              nodes: [
                { id: 'asked', label: 'Requests', color: palette.info.main },
                { id: 'shelf', label: 'On the shelf', color: palette.primary.main },
                { id: 'other', label: 'Other branch', color: palette.secondary.main },
                { id: 'lent', label: 'Lent', color: palette.success.main },
                { id: 'missed', label: 'Not found', color: palette.error.main },
              ],
              links: [
                { source: 'asked', target: 'shelf', value: 720 },
                { source: 'asked', target: 'other', value: 280 },
                { source: 'shelf', target: 'lent', value: 690 },
                { source: 'shelf', target: 'missed', value: 30 },
                { source: 'other', target: 'lent', value: 210 },
                { source: 'other', target: 'missed', value: 70 },
              ],
            },
            nodeOptions: { width: 10, padding: 24 },
            linkOptions: { color: 'target', opacity: 0.35, showValues: true },
            valueFormatter: (value, { location }) =>
              location === 'label' ? `${value / 10}%` : `${value} of 1000 requests`,
          }}
          role="img"
          title="What became of 1000 requests in a library"
        />
      </NoSsr>
    </Box>
  );
}
