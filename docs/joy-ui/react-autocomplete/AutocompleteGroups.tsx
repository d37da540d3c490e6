import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const countries: Record<string, string> = {
  Aarhus: 'Denmark',
  Frederikshavn: 'Denmark',
  Bergen: 'Norway',
  Larvik: 'Norway',
};

export default function AutocompleteGroups() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Port of arrival</FormLabel>
      <Autocomplete
        options={Object.keys(countries)}
        groupBy={(port) => countries[port] ?? ''}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <ListSubheader aria-hidden sticky>
              {group}
            </ListSubheader>
            <List role="group" aria-label={group}>
              {children}
            </List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
