import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { VISIT_LINKS } from '../../_data/chartFlows';

const MODES = ['links', 'nodes', 'incoming', 'outgoing', 'none'] as const;

export default function SankeyHighlight() {
  const [highlight, setHighlight] = React.useState<(typeof MODES)[number]>('links');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Node highlight"
        value={highlight}
        onChange={(event) =>
          setHighlight(MODES.find((name) => name === event.target.value) ?? 'links')
        }
        sx={{ width: 200 }}
      >
        {MODES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        tabIndex={0}
        role="group"
        aria-label="Diagram"
        sx={{ minHeight: 360, overflowX: 'auto' }}
      >
        <NoSsr>
          <SankeyChart
            height={360}
            series={{
              data: { links: VISIT_LINKS },
              nodeOptions: { highlight, fade: 'global' },
              linkOptions: { highlight: 'nodes', fade: 'global' },
            }}
            sx={{ minWidth: 560 }}
            role="img"
            title="Ways through an online shop"
          />
        </NoSsr>
      </Box>
    </Stack>
  );
}
