import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

const names = countries.map(({ name }) => name);

export default function LimitedTagsAutocomplete() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      disableCloseOnSelect
      options={names}
      defaultValue={['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']}
      getLimitTagsText={(more) => `and ${more} more`}
      renderInput={(params) => <TextField {...params} label="Countries that we ship to" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
