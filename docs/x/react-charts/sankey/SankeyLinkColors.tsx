import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { VISIT_LINKS } from '../../_data/chartFlows';

const COLORS = ['source', 'target', 'gray'] as const;
type Color = (typeof COLORS)[number];

export default function SankeyLinkColors() {
  const [color, setColor] = React.useState<Color>('target');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color of the links"
        value={color}
        onChange={(_event, value: Color | null) => setColor(value ?? color)}
      >
        {COLORS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
              data: {
                links: VISIT_LINKS.map((link) => ({
                  ...link,
                  // The visits that end with an order keep their own color.
                  color: link.target === 'Order' ? '#2e7d32' : undefined,
                })),
              },
              linkOptions: { color, opacity: 0.3 },
            }}
            sx={{ minWidth: 560 }}
            role="img"
            title={`Visits of an online shop, links colored by ${color}`}
          />
        </NoSsr>
      </Box>
    </Stack>
  );
}
