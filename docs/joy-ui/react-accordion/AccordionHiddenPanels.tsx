import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails, { accordionDetailsClasses } from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AccordionHiddenPanels() {
  const [guests, setGuests] = React.useState(1);
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="soft" onClick={() => setGuests((count) => count + 1)}>
        Add a guest ({guests})
      </Button>
      <AccordionGroup
        sx={{
          [`& .${accordionDetailsClasses.content}`]: {
            transition: 'var(--AccordionDetails-transition), visibility 0.2s',
            [`&:not(.${accordionDetailsClasses.expanded})`]: { visibility: 'hidden' },
          },
        }}
      >
        <Accordion>
          <AccordionSummary>Guest list</AccordionSummary>
          <AccordionDetails>
            <Stack useFlexGap spacing={1} sx={{ alignItems: 'start' }}>
              {Array.from({ length: guests }, (_, index) => (
                <Button key={index} size="sm" variant="outlined">
                  Edit guest {index + 1}
                </Button>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </Stack>
  );
}
