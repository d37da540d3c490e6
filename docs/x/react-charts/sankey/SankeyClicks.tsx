import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ENERGY_LINKS } from '../../_data/chartFlows';

export default function SankeyClicks() {
  const [message, setMessage] = React.useState('Click a node or a band.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ minHeight: 380, overflowX: 'auto' }}>
        <NoSsr>
          <SankeyChart
            height={380}
            series={{
              data: { links: ENERGY_LINKS },
              nodeOptions: { highlight: 'links', fade: 'global' },
              linkOptions: { opacity: 0.3, highlight: 'nodes', fade: 'global' },
            }}
            onNodeClick={(_event, { node }) => setMessage(`${node.label}: ${node.value} TWh`)}
            onLinkClick={(_event, { link }) =>
              setMessage(`${link.source.label} to ${link.target.label}: ${link.value} TWh`)
            }
            enableKeyboardNavigation
            sx={{ minWidth: 560 }}
            title="Energy flows in a region over one year"
          />
        </NoSsr>
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
