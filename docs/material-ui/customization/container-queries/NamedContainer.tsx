import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const sections = ['Maps', 'Prints', 'Letters', 'Plans', 'Diaries', 'Photographs', 'Films', 'Seals'];

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.containerQueries('hall').up(260)]: { gridTemplateColumns: '1fr 1fr' },
  [theme.containerQueries('hall').up(480)]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

export default function NamedContainer() {
  const [width, setWidth] = React.useState(600);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the hall"
        value={width}
        onChange={(_event, value: number | null) => value && setWidth(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={240}>240 px</ToggleButton>
        <ToggleButton value={360}>360 px</ToggleButton>
        <ToggleButton value={600}>600 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ containerType: 'inline-size', containerName: 'hall', width, maxWidth: '100%' }}>
        <Shelf aria-label="Sections of the archive">
          {sections.map((section) => (
            <Paper key={section} component="li" variant="outlined" sx={{ p: 1.5 }}>
              {section}
            </Paper>
          ))}
        </Shelf>
      </Box>
    </Box>
  );
}
