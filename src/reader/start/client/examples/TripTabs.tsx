import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useExampleDensity } from './exampleDensity';

const TRIP = [
  { label: 'Route', text: 'Lisbon to Porto, 3 h 10 min', tags: ['Direct', 'Wi-Fi', 'Bicycles'] },
  { label: 'Seats', text: 'Coach 4, seats 21 and 22', tags: ['Window', 'Table', 'Quiet'] },
  { label: 'Fares', text: 'Saver fare for two, 49 €', tags: ['Exchangeable', 'Refundable'] },
];

export default function TripTabs() {
  const id = useId();
  const [tab, setTab] = useState(0);
  const isDense = useExampleDensity();
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tab}
        onChange={(_event, next: number) => {
          setTab(next);
        }}
        aria-label="Train journey"
      >
        {TRIP.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${String(index)}`}
            aria-controls={`${id}-panel-${String(index)}`}
          />
        ))}
      </Tabs>
      {TRIP.map(({ label, text, tags }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${String(index)}`}
          aria-labelledby={`${id}-tab-${String(index)}`}
          hidden={tab !== index}
          sx={{ pt: 2 }}
        >
          <Stack spacing={isDense ? 1 : 2}>
            <Typography>{text}</Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {tags.map((tag) => (
                <Chip key={tag} label={tag} size={isDense ? 'small' : 'medium'} color="primary" />
              ))}
            </Stack>
            <TextField
              label="Note for the conductor"
              size={isDense ? 'small' : 'medium'}
              fullWidth
            />
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
