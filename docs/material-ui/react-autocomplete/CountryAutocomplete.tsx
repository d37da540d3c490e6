import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countries } from './countries';
import type { Country } from './countries';

const filterOptions = createFilterOptions<Country>({
  stringify: ({ code, name, calling }) => `${name} ${code} ${calling}`,
});

export default function CountryAutocomplete() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      renderOption={({ key, ...optionProps }, { code, name, calling }) => (
        <li key={key} {...optionProps}>
          <Chip aria-hidden size="small" variant="outlined" label={code} sx={{ width: 44 }} />
          <ListItemText primary={name} sx={{ marginInlineStart: 1.5 }} />
          <Typography variant="body2" color="textSecondary" dir="ltr">
            {calling}
          </Typography>
        </li>
      )}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          label="Country"
          helperText="Type a name, a code, or a calling code such as +47."
          slotProps={{ htmlInput: { ...inputProps, autoComplete: 'country-name' } }}
        />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
