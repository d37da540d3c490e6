import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ENERGY_LINKS } from '../../_data/chartFlows';

export default function SankeyThreshold() {
  const labelId = React.useId();
  const [least, setLeast] = React.useState(30);
  const links = ENERGY_LINKS.filter(({ value }) => value >= least);
  const shown = links.reduce((sum, { value }) => sum + value, 0);
  const all = ENERGY_LINKS.reduce((sum, { value }) => sum + value, 0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography id={labelId} variant="body2">
          Flows of at least {least} TWh
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={least}
          onChange={(_event, value) => setLeast(value)}
          min={0}
          max={90}
          step={10}
        />
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-label="Diagram"
        sx={{ minHeight: 380, overflowX: 'auto' }}
      >
        <NoSsr>
          <SankeyChart
            height={380}
            series={{ data: { links }, linkOptions: { color: 'source', opacity: 0.3 } }}
            sx={{ minWidth: 560 }}
            role="img"
            title={`Energy of a region, flows of at least ${least} TWh`}
          />
        </NoSsr>
      </Box>
      <Typography role="status" variant="body2">
        {`${links.length} of ${ENERGY_LINKS.length} flows, ${Math.round((shown / all) * 100)}% of the energy`}
      </Typography>
    </Stack>
  );
}
