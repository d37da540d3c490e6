import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';

const galleries = ['Ceramics', 'Clocks', 'Maps', 'Musical instruments', 'Textiles'];

export default function CustomizedAutocomplete() {
  return (
    <Autocomplete
      options={galleries}
      popupIcon={<SearchIcon />}
      noOptionsText="No gallery has this name"
      slotProps={{
        paper: { elevation: 8, sx: { marginBlock: 1, borderRadius: 3 } },
        listbox: { sx: { maxHeight: 200, [`& .${autocompleteClasses.option}`]: { py: 1.5 } } },
      }}
      renderInput={(params) => <TextField {...params} label="Find a gallery" />}
      sx={{
        width: '100%',
        maxWidth: 300,
        [`& .${autocompleteClasses.inputRoot}`]: { borderRadius: 999, paddingInlineStart: 2 },
        [`& .${autocompleteClasses.popupIndicatorOpen}`]: { transform: 'none' },
      }}
    />
  );
}
