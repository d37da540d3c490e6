import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Link from '@mui/joy/Link';

export default function BasicAccordion() {
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary>Opening hours</AccordionSummary>
        <AccordionDetails>Daily from 9:00 to 20:00, on Mondays from noon.</AccordionDetails>
      </Accordion>
      <Accordion defaultExpanded>
        <AccordionSummary>Prices</AccordionSummary>
        <AccordionDetails>
          <span>
            Adults pay €8, children up to twelve €3.{' '}
            <Link href="/joy-ui/react-accordion">All tickets</Link>
          </span>
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>How to get here</AccordionSummary>
        <AccordionDetails>Tram 4 stops in front of the pool, every ten minutes.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
