import * as React from 'react';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';

const PlainAccordion = styled(Accordion)({
  borderBlockEnd: '1px solid currentColor',
  boxShadow: 'none',
  background: 'none',
  [`&.${accordionClasses.root}::before`]: { display: 'none' },
});

const LeadingIconSummary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(2),
  paddingInline: 0,
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(45deg)',
  },
}));

const steps = ['Soak the beans', 'Fry the onions', 'Simmer for two hours'];

export default function CustomizedAccordion() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <PlainAccordion
          key={step}
          disableGutters
          square
          slotProps={{ heading: { component: 'div' } }}
        >
          <LeadingIconSummary
            expandIcon={<AddIcon />}
            id={`${id}-header-${index}`}
            aria-controls={`${id}-content-${index}`}
          >
            <Typography component="span">{step}</Typography>
          </LeadingIconSummary>
          <AccordionDetails>Step {index + 1} of the stew, described in the book.</AccordionDetails>
        </PlainAccordion>
      ))}
    </Box>
  );
}
