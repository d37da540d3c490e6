import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import PlaceIcon from '@mui/icons-material/Place';
import { searchPlaces } from './searchPlaces';
import type { Place } from './searchPlaces';

export default function PlaceAutocomplete() {
  const [value, setValue] = React.useState<Place | null>(null);
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<Place[]>([]);

  React.useEffect(() => {
    if (query === '') return undefined;
    const request = new AbortController();
    const timer = setTimeout(() => {
      // A request also fails when a newer one aborts it; in both cases, there's nothing to show.
      searchPlaces(query, request.signal).then(setFound, () => {});
    }, 200);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  const matches = query === '' ? [] : found;
  const known = value === null || matches.some(({ id }) => id === value.id);

  return (
    <Autocomplete
      value={value}
      onChange={(_event, next) => setValue(next)}
      // The chosen place stays an option, even if the last answer doesn't contain it.
      options={known ? matches : [value, ...matches]}
      filterOptions={(options) => options}
      filterSelectedOptions
      getOptionLabel={({ name, area }) => `${name}, ${area}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onInputChange={(_event, text, reason) => setQuery(reason === 'input' ? text.trim() : '')}
      noOptionsText={query === '' ? 'Type a street or a town' : 'No places found'}
      renderOption={({ key, ...optionProps }, { name, area }) => (
        <li key={key} {...optionProps}>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <PlaceIcon />
          </ListItemIcon>
          <ListItemText primary={name} secondary={area} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Pickup location" helperText="Try harbor cork." />
      )}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
