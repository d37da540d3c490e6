import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

type Align = 'justify' | 'left' | 'right' | 'center';

const alignments: Align[] = ['justify', 'left', 'right', 'center'];

const links = [
  { source: 'Timber', target: 'Boards', value: 50 },
  { source: 'Timber', target: 'Beams', value: 24 },
  { source: 'Timber', target: 'Chips', value: 30 },
  { source: 'Old furniture', target: 'Boards', value: 8 },
  { source: 'Boards', target: 'Chairs', value: 28 },
  { source: 'Boards', target: 'Tables', value: 16 },
  { source: 'Boards', target: 'Offcuts', value: 14 },
  { source: 'Beams', target: 'Houses', value: 20 },
  { source: 'Beams', target: 'Offcuts', value: 4 },
  { source: 'Offcuts', target: 'Toys', value: 9 },
  { source: 'Offcuts', target: 'Firewood', value: 9 },
];

export default function SankeyLayouts() {
  const [align, setAlign] = React.useState<Align>('justify');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment"
        value={align}
        onChange={(_event, value: Align | null) => setAlign(value ?? align)}
        sx={{ flexWrap: 'wrap' }}
      >
        {alignments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        tabIndex={0}
        role="group"
        aria-label="Diagram"
        sx={{ minHeight: 320, overflowX: 'auto' }}
      >
        <NoSsr>
          <SankeyChart
            height={320}
            series={{ data: { links }, nodeOptions: { align, sort: 'fixed' } }}
            sx={{ minWidth: 560 }}
            role="img"
            title={`Use of timber in a workshop, aligned: ${align}`}
          />
        </NoSsr>
      </Box>
    </Stack>
  );
}
