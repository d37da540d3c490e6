import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Harbour', target: 'Island', value: 320 },
  { source: 'Harbour', target: 'North bay', value: 180 },
  { source: 'City pier', target: 'Island', value: 140 },
  { source: 'City pier', target: 'North bay', value: 90 },
];

export default function SankeyClicks() {
  const [message, setMessage] = React.useState('Click a quay or a route.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <NoSsr>
          <SankeyChart
            height={260}
            series={{
              data: { links },
              nodeOptions: { highlight: 'links', fade: 'global' },
              linkOptions: { highlight: 'nodes', fade: 'global' },
            }}
            onNodeClick={(_event, { node }) => setMessage(`${node.label}: ${node.value} people`)}
            onLinkClick={(_event, { link }) =>
              setMessage(`${link.source.label} to ${link.target.label}: ${link.value} people`)
            }
            enableKeyboardNavigation
            title="Passengers between four quays"
          />
        </NoSsr>
      </Box>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
