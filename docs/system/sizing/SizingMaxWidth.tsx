import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const limits = ['60ch', 320, 'sm'] as const;

export default function SizingMaxWidth() {
  const [limit, setLimit] = React.useState<(typeof limits)[number]>('60ch');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width limit"
        value={limit}
        onChange={(_event, next: (typeof limits)[number] | null) => setLimit(next ?? limit)}
        sx={{ mb: 2 }}
      >
        {limits.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          maxWidth: limit,
          mx: 'auto',
          p: 2,
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
        }}
      >
        The mill on the river grinds from October to March, when the water is high. In summer the
        wheel stands still, and the miller repairs the sluice, the roof, and the long wooden
        channel.
      </Box>
    </Box>
  );
}
