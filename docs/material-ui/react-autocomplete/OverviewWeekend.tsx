import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import HikingIcon from '@mui/icons-material/Hiking';
import KayakingIcon from '@mui/icons-material/Kayaking';
import MuseumIcon from '@mui/icons-material/Museum';
import RamenDiningIcon from '@mui/icons-material/RamenDining';
import SailingIcon from '@mui/icons-material/Sailing';

const towns = [
  { name: 'Bergen', region: 'West coast', journey: '6 h 30 min by train' },
  { name: 'Stavanger', region: 'West coast', journey: '7 h 50 min by train' },
  { name: 'Ålesund', region: 'West coast', journey: '50 min by plane' },
  { name: 'Lillehammer', region: 'Mountains', journey: '2 h by train' },
  { name: 'Røros', region: 'Mountains', journey: '5 h by train' },
  { name: 'Bodø', region: 'North', journey: '1 h 30 min by plane' },
  { name: 'Tromsø', region: 'North', journey: '1 h 50 min by plane' },
];

const activities = [
  { name: 'Hiking', Icon: HikingIcon },
  { name: 'Kayaking', Icon: KayakingIcon },
  { name: 'Local food', Icon: RamenDiningIcon },
  { name: 'Museums', Icon: MuseumIcon },
  { name: 'Sailing', Icon: SailingIcon },
];

const joinNames = new Intl.ListFormat('en', { type: 'conjunction' });

export default function OverviewWeekend() {
  const [town, setTown] = React.useState<(typeof towns)[number] | null>(towns[2] ?? null);
  const [plans, setPlans] = React.useState(() => activities.slice(0, 2));
  const wishes = joinNames.format(plans.map(({ name }) => name.toLowerCase()));

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, width: '100%', maxWidth: 640 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Autocomplete
          options={towns}
          groupBy={({ region }) => region}
          getOptionLabel={({ name }) => name}
          value={town}
          onChange={(_event, next) => setTown(next)}
          renderOption={({ key, ...optionProps }, { name, journey }) => (
            <li key={key} {...optionProps}>
              <ListItemText primary={name} secondary={journey} />
            </li>
          )}
          renderInput={(params) => <TextField {...params} label="Town" />}
        />
        <Autocomplete
          multiple
          filterSelectedOptions
          options={activities}
          getOptionLabel={({ name }) => name}
          value={plans}
          onChange={(_event, next) => setPlans(next)}
          renderOption={({ key, ...optionProps }, { name, Icon }) => (
            <li key={key} {...optionProps}>
              <Icon color="action" sx={{ marginInlineEnd: 2 }} />
              {name}
            </li>
          )}
          renderValue={(value, getItemProps) =>
            value.map(({ name, Icon }, index) => {
              const { key, ...chipProps } = getItemProps({ index });
              return <Chip key={key} icon={<Icon />} label={name} {...chipProps} />;
            })
          }
          renderInput={(params) => <TextField {...params} label="Activities" />}
        />
      </Box>
      <Typography role="status" color="textSecondary" sx={{ mt: 2 }}>
        {town === null
          ? 'Where do you want to go?'
          : `${town.name}, ${town.journey} from Oslo${wishes === '' ? '' : `: ${wishes}`}.`}
      </Typography>
    </Paper>
  );
}
