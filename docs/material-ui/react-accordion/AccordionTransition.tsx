import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionTransition() {
  const id = React.useId();

  return (
    <Accordion
      sx={{ width: '100%' }}
      slotProps={{
        heading: { component: 'div' },
        transition: { timeout: 600, unmountOnExit: true },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">Tide table for May</Typography>
      </AccordionSummary>
      <AccordionDetails>
        High water at 04:12 and 16:37. This panel is not in the document while it is closed.
      </AccordionDetails>
    </Accordion>
  );
}
