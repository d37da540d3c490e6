import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const berths = [
  { id: 'N1', name: 'North pier 1', length: 24, free: true },
  { id: 'N2', name: 'North pier 2', length: 18, free: false },
  { id: 'S1', name: 'South quay 1', length: 40, free: true },
];

export default function AutocompleteOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Berth</FormLabel>
      <Autocomplete
        options={berths}
        getOptionKey={(berth) => berth.id}
        getOptionLabel={(berth) => berth.name}
        getOptionDisabled={(berth) => !berth.free}
        isOptionEqualToValue={(berth, value) => berth.id === value.id}
        renderOption={(props, berth) => (
          <AutocompleteOption {...props} key={berth.id}>
            <ListItemContent>
              {berth.name}
              <Typography level="body-sm" textColor="inherit">
                {berth.length} m{berth.free ? '' : ', taken'}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
