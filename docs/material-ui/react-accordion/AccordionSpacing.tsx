import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const shelves = ['Flour and grain', 'Spices', 'Tea'];

export default function AccordionSpacing() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {shelves.map((shelf, index) => (
        <Accordion
          key={shelf}
          disableGutters
          square
          defaultExpanded={index === 1}
          slotProps={{ heading: { component: 'div' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{shelf}</Typography>
          </AccordionSummary>
          <AccordionDetails>Counted on Monday, nothing is missing.</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
