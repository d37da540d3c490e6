import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const values = ['start', 'center', 'end', 'space-between'];

export default function FlexboxAlignment() {
  const [justify, setJustify] = React.useState('start');

  return (
    <Box sx={{ width: '100%', maxWidth: 480, color: 'text.primary' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="justifyContent"
        value={justify}
        onChange={(_, value: string | null) => setJustify(value ?? justify)}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {values.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'flex',
          justifyContent: justify,
          alignItems: 'baseline',
          gap: 1,
          p: 1,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ fontSize: 32 }}>21°</Box>
        <Box sx={{ fontSize: 14 }}>Sunny</Box>
        <Box sx={{ fontSize: 20 }}>Rome</Box>
      </Box>
    </Box>
  );
}
