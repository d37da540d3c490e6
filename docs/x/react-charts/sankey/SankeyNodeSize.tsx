import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { BUDGET_LINKS, BUDGET_NODES } from '../../_data/chartFlows';

const CONTROLS = [
  { name: 'width', min: 2, max: 60 },
  { name: 'padding', min: 0, max: 40 },
  { name: 'curveCorrection', min: -40, max: 60 },
] as const;

export default function SankeyNodeSize() {
  const id = React.useId();
  const [values, setValues] = React.useState({ width: 15, padding: 16, curveCorrection: 10 });

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {CONTROLS.map(({ name, min, max }) => (
          <Box key={name} sx={{ width: 160 }}>
            <Typography id={`${id}-${name}`} variant="body2">
              {name}: {values[name]}
            </Typography>
            <Slider
              aria-labelledby={`${id}-${name}`}
              value={values[name]}
              onChange={(_event, value) => setValues({ ...values, [name]: value })}
              min={min}
              max={max}
            />
          </Box>
        ))}
      </Stack>
      <Box sx={{ height: 340 }}>
        <NoSsr>
          <SankeyChart
            height={340}
            series={{
              data: { nodes: BUDGET_NODES, links: BUDGET_LINKS },
              nodeOptions: { width: values.width, padding: values.padding },
              linkOptions: { curveCorrection: values.curveCorrection },
            }}
            role="img"
            title="A town’s budget"
          />
        </NoSsr>
      </Box>
    </Stack>
  );
}
