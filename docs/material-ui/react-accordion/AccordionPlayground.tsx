import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionPlayground(props: Partial<AccordionProps>) {
  return (
    <Accordion slotProps={{ heading: { component: 'div' } }} {...props}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="accordion-playground-header"
        aria-controls="accordion-playground-content"
      >
        <Typography component="span">Opening hours</Typography>
      </AccordionSummary>
      <AccordionDetails>The reading room is open from 9:00 to 18:00.</AccordionDetails>
    </Accordion>
  );
}
