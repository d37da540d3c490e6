import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function TargetLine({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const { ref, y } = useAnimate<{ y: number }, SVGLineElement>(
    { y: scale(value) },
    {
      createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
      transformProps: (props) => props,
      applyProps: (line, props) => line.setAttribute('transform', `translate(0 ${props.y})`),
      skip: useMediaQuery('(prefers-reduced-motion: reduce)'),
    },
  );

  return (
    <line
      ref={ref}
      x1={left}
      x2={left + width}
      transform={`translate(0 ${y})`}
      stroke="currentColor"
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function AnimatedTarget() {
  const labelId = React.useId();
  const [target, setTarget] = React.useState(60);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId}>Target: {target} kilometers</Typography>
      <Slider
        aria-labelledby={labelId}
        min={20}
        max={90}
        step={10}
        value={target}
        onChange={(_event, value) => setTarget(value)}
        sx={{ maxWidth: 280 }}
      />
      <BarChart
        height={240}
        xAxis={[{ data: ['Ana', 'Jo', 'Kim', 'Lee'] }]}
        yAxis={[{ max: 100 }]}
        series={[{ data: [72, 45, 88, 60], label: 'Kilometers' }]}
        title="Kilometers run by each member of the group"
      >
        <TargetLine value={target} />
      </BarChart>
    </Box>
  );
}
