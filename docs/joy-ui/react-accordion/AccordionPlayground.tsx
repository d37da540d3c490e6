import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import type { AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionPlayground(props: AccordionGroupProps) {
  return (
    <AccordionGroup {...props}>
      <Accordion defaultExpanded>
        <AccordionSummary>Lost property</AccordionSummary>
        <AccordionDetails>We keep lost items for four weeks.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Lockers</AccordionSummary>
        <AccordionDetails>They take a one-euro coin.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
