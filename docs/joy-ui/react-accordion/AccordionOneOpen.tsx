import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const steps = [
  { id: 'soak', title: 'Soak', text: 'Cover the beans with water and leave them overnight.' },
  { id: 'boil', title: 'Boil', text: 'Ninety minutes over a low flame, without salt.' },
  { id: 'season', title: 'Season', text: 'Add salt, sage, and olive oil at the end.' },
];

export default function AccordionOneOpen() {
  const [open, setOpen] = React.useState<string | null>('soak');
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      {steps.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(event, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
