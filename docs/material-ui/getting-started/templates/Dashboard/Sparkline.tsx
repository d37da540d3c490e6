import Box from '@mui/material/Box';

const WIDTH = 96;
const HEIGHT = 32;
const PADDING = 3;

/** A line without axes; the figure beside it says what matters, so it is hidden from screen readers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = PADDING + (index / (values.length - 1)) * (WIDTH - 2 * PADDING);
    const y = HEIGHT - PADDING - ((value - low) / range) * (HEIGHT - 2 * PADDING);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const [x, y] = points[points.length - 1] ?? ['0', '0'];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ width: WIDTH, height: HEIGHT, color: 'primary.main', flexShrink: 0 }}
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="3" fill="currentColor" />
    </Box>
  );
}
