import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import ListItemContent from '@mui/joy/ListItemContent';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import NotificationsIcon from '@mui/icons-material/Notifications';

const rhythms = ['Immediately', 'Once a day', 'Never'];

export default function AccordionSettings() {
  const [rhythm, setRhythm] = React.useState('Once a day');
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary>
          <NotificationsIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
          <ListItemContent>
            Messages
            <Typography component="span" level="body-sm" sx={{ display: 'block' }}>
              {rhythm}
            </Typography>
          </ListItemContent>
        </AccordionSummary>
        <AccordionDetails>
          <RadioGroup
            aria-label="Messages"
            name="accordion-settings-rhythm"
            value={rhythm}
            onChange={(event) => setRhythm(event.target.value)}
          >
            {rhythms.map((name) => (
              <Radio key={name} value={name} label={name} />
            ))}
          </RadioGroup>
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
