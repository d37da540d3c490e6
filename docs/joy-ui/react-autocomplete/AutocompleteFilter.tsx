import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const stations = [
  { name: 'Ålesund sentrum', code: 'AES', line: 'S2' },
  { name: 'Åndalsnes', code: 'AND', line: 'S2' },
  { name: 'Bodø', code: 'BOO', line: 'N7' },
  { name: 'Dombås', code: 'DOM', line: 'S2' },
  { name: 'Fauske', code: 'FSK', line: 'N7' },
  { name: 'Lillehammer', code: 'LHM', line: 'S1' },
  { name: 'Mosjøen', code: 'MSJ', line: 'N7' },
  { name: 'Oslo S', code: 'OSL', line: 'S1' },
  { name: 'Trondheim S', code: 'TND', line: 'N7' },
];

const filterOptions = createFilterOptions<(typeof stations)[number]>({
  matchFrom: 'start',
  stringify: ({ name, code }) => `${code} ${name}`,
  limit: 5,
});

export default function AutocompleteFilter() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Station code</FormLabel>
      <Autocomplete
        options={stations}
        filterOptions={filterOptions}
        getOptionLabel={({ code, name }) => `${code} ${name}`}
        renderOption={(props, { name, code, line }) => (
          <AutocompleteOption {...props} key={code}>
            <ListItemContent>
              {code}
              <Typography level="body-sm" textColor="text.secondary">
                {name}, line {line}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
      <FormHelperText>Matches from the first letter and shows five results.</FormHelperText>
    </FormControl>
  );
}
