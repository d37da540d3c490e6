import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import PlaceIcon from '@mui/icons-material/Place';
import { searchPlaces } from './searchPlaces';
import type { Place } from './searchPlaces';

export default function AutocompletePlaceSearch() {
  const [text, setText] = React.useState('');
  const [places, setPlaces] = React.useState<Place[]>([]);
  const [isLoading, setIsLoading] = React.useState(false);

  React.useEffect(() => {
    if (text.trim() === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      searchPlaces(text.trim(), controller.signal)
        .then((found) => {
          setPlaces(found);
          setIsLoading(false);
        })
        .catch(() => {
          // An aborted request has been replaced by one that is still loading.
          if (!controller.signal.aborted) setIsLoading(false);
        });
    }, 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Where to?</FormLabel>
      <Autocomplete
        options={text.trim() === '' ? [] : places}
        filterOptions={(options) => options}
        loading={isLoading}
        loadingText="Searching…"
        noOptionsText={text.trim() === '' ? 'Type the first letters of a town' : 'No such town'}
        onInputChange={(event, next) => {
          setText(next);
          setIsLoading(next.trim() !== '');
        }}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(place, value) => place.id === value.id}
        startDecorator={<PlaceIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        endDecorator={isLoading && <CircularProgress size="sm" aria-label="Searching for towns" />}
        renderOption={(props, { id, name, region }) => (
          <AutocompleteOption {...props} key={id}>
            <ListItemDecorator>
              <PlaceIcon sx={{ fontSize: 20 }} />
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-sm" textColor="text.secondary">
                {region}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
