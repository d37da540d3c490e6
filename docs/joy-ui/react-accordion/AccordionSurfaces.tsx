import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

export default function AccordionSurfaces() {
  return (
    <Stack useFlexGap spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
      <AccordionGroup variant="outlined" size="sm" sx={{ borderRadius: 'lg' }}>
        <Accordion>
          <AccordionSummary>Small and outlined</AccordionSummary>
          <AccordionDetails>The frame belongs to the group.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>Its last section</AccordionSummary>
          <AccordionDetails>The lower corners follow the frame.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
      <AccordionGroup size="lg" disableDivider sx={{ borderRadius: 'lg' }}>
        <Accordion variant="soft" color="success">
          <AccordionSummary variant="soft" color="success">
            Delivered
          </AccordionSummary>
          <AccordionDetails>Three parcels, handed over on Tuesday.</AccordionDetails>
        </Accordion>
        <Accordion variant="soft" color="warning">
          <AccordionSummary variant="soft" color="warning">
            Delayed
          </AccordionSummary>
          <AccordionDetails>One parcel is waiting at customs.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </Stack>
  );
}
