import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { title: 'Opening hours', text: 'Tuesday to Sunday, 10:00 to 18:00.' },
  { title: 'Prices', text: 'Adults pay €12, children under 14 pay nothing.' },
  { title: 'How to get here', text: 'Tram 3 stops in front of the greenhouse.' },
];

export default function BasicAccordion() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {questions.map(({ title, text }, index) => (
        <Accordion
          key={title}
          defaultExpanded={index === 0}
          slotProps={{ heading: { component: 'div' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
