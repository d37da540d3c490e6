import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const guests = [
  { booking: 'K-2041', name: 'Jo Smith', room: 12 },
  { booking: 'K-2188', name: 'Jo Smith', room: 30 },
  { booking: 'K-2190', name: 'Ines Moreau', room: 7 },
  { booking: 'K-2193', name: 'Noor Haddad', room: 21 },
  { booking: 'K-2204', name: 'Tomás Vidal', room: 3 },
  { booking: 'K-2210', name: 'Yuki Tanaka', room: 18 },
  { booking: 'K-2231', name: 'Mara Lindqvist', room: 5 },
  { booking: 'K-2240', name: 'Samuel Okafor', room: 9 },
];

type Guest = (typeof guests)[number];

const filterOptions = createFilterOptions<Guest>({
  stringify: ({ name, booking, room }) => `${name} ${booking} ${room}`,
});

export default function RichOptionAutocomplete() {
  return (
    <Autocomplete
      options={guests}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ booking }) => booking}
      renderOption={({ key, ...optionProps }, { name, booking, room }) => (
        <li key={key} {...optionProps}>
          <ListItemAvatar>
            <Avatar aria-hidden>{name[0]}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={`${booking}, room ${room}`} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Guest, booking number, or room" />}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
