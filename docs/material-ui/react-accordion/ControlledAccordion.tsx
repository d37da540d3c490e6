import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const legs = [
  { id: 'first', title: 'Vienna to Linz', text: 'Departs 08:30 from platform 7.' },
  { id: 'second', title: 'Linz to Salzburg', text: 'Change within 12 minutes, same platform.' },
  { id: 'third', title: 'Salzburg to Munich', text: 'Arrives 12:48, coach 24.' },
];

export default function ControlledAccordion() {
  const [open, setOpen] = React.useState('first');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {legs.map((leg) => (
        <Accordion
          key={leg.id}
          expanded={open === leg.id}
          onChange={(_event, expanded) => setOpen(expanded ? leg.id : '')}
          slotProps={{ heading: { component: 'div' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${leg.id}-header`}
            aria-controls={`${id}-${leg.id}-content`}
          >
            <Typography component="span">{leg.title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{leg.text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
