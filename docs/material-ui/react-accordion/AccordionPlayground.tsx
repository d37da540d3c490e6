import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionPlayground(props: Partial<AccordionProps>) {
  return (
    <Accordion {...props}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>Opening hours</AccordionSummary>
      <AccordionDetails>The reading room is open from 9 to 18 o’clock.</AccordionDetails>
    </Accordion>
  );
}
