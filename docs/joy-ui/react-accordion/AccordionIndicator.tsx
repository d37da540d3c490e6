import Accordion from '@mui/joy/Accordion';
import AccordionDetails, { accordionDetailsClasses } from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, { accordionSummaryClasses } from '@mui/joy/AccordionSummary';
import AddIcon from '@mui/icons-material/Add';

const questions = [
  ['Can I change the date?', 'Until the evening before, in your account.'],
  ['Is the boat heated?', 'The lower deck is. Bring a jacket for the upper one.'],
] as const;

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      transition={{ initial: '0.3s ease-out', expanded: '0.15s ease' }}
      sx={{
        width: '100%',
        maxWidth: 400,
        [`& .${accordionSummaryClasses.indicator}`]: { transition: 'transform 0.2s' },
        [`& .${accordionSummaryClasses.indicator}.${accordionSummaryClasses.expanded}`]: {
          transform: 'rotate(45deg)',
        },
        '@media (prefers-reduced-motion: reduce)': {
          [`& .${accordionDetailsClasses.root}`]: { transition: 'none' },
          [`& .${accordionDetailsClasses.content}`]: { transition: 'none' },
          [`& .${accordionSummaryClasses.indicator}`]: { transition: 'none' },
        },
      }}
    >
      {questions.map(([question, answer]) => (
        <Accordion key={question}>
          <AccordionSummary
            indicator={<AddIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
            slotProps={{
              button: { sx: { flexDirection: 'row-reverse', justifyContent: 'start' } },
            }}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
