import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function DisabledAccordion() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Payment opens after you have chosen a delivery date.
      </Typography>
      <Accordion slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-date`}
          aria-controls={`${id}-date-content`}
        >
          <Typography component="span">Delivery date</Typography>
        </AccordionSummary>
        <AccordionDetails>Deliveries are possible on Tuesday and Friday.</AccordionDetails>
      </Accordion>
      <Accordion disabled slotProps={{ heading: { component: 'div' } }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-payment`}
          aria-controls={`${id}-payment-content`}
        >
          <Typography component="span">Payment</Typography>
        </AccordionSummary>
        <AccordionDetails>Card or invoice.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
