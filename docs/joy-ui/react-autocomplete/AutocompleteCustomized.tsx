import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import SearchIcon from '@mui/icons-material/Search';

const topics = ['Baggage', 'Bicycles', 'Cabins', 'Cancellation', 'Car deck'];

export default function AutocompleteCustomized() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Topic</FormLabel>
      <Autocomplete
        variant="soft"
        color="primary"
        options={topics}
        defaultValue="Cabins"
        forcePopupIcon={false}
        startDecorator={<SearchIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        slotProps={{
          listbox: { sx: { '--List-radius': '12px', '--List-padding': '6px', maxHeight: 180 } },
        }}
        sx={{ '--Input-radius': '999px', '--Input-focusedThickness': '3px' }}
      />
    </FormControl>
  );
}
