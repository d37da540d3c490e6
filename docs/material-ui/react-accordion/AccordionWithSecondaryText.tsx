import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const settings = [
  { title: 'Language', value: 'English', text: 'Menus, letters, and invoices use this language.' },
  { title: 'Currency', value: 'Euro', text: 'Prices are converted once a day.' },
];

export default function AccordionWithSecondaryText() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {settings.map(({ title, value, text }, index) => (
        <Accordion key={title} slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span" sx={{ flex: '0 0 40%' }}>
              {title}
            </Typography>
            <Typography component="span" color="textSecondary">
              {value}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
