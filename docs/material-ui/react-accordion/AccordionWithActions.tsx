import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionWithActions() {
  const [expanded, setExpanded] = React.useState(true);
  const [note, setNote] = React.useState('Ring twice, the bell is quiet.');
  const [draft, setDraft] = React.useState(note);
  const summaryRef = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  const finish = (text: string) => {
    setNote(text);
    setDraft(text);
    setExpanded(false);
    summaryRef.current?.focus(); // the buttons disappear with the panel
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, isExpanded) => setExpanded(isExpanded)}
      slotProps={{ heading: { component: 'div' } }}
      sx={{ width: '100%' }}
    >
      <AccordionSummary
        ref={summaryRef}
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-header`}
        aria-controls={`${id}-content`}
      >
        <Typography component="span">Note for the courier</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          label="Note"
          fullWidth
          multiline
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => finish(note)}>Discard</Button>
        <Button onClick={() => finish(draft)}>Save note</Button>
      </AccordionActions>
    </Accordion>
  );
}
