import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { countries } from './countries';

export default function AutocompleteCountry() {
  const [country, setCountry] = React.useState(
    () => countries.find(({ code }) => code === 'NO') ?? null,
  );
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Country of the billing address</FormLabel>
      <Autocomplete
        autoHighlight
        options={countries}
        value={country}
        onChange={(event, next) => setCountry(next)}
        getOptionLabel={({ name }) => name}
        startDecorator={
          country && (
            <Chip size="sm" variant="soft" aria-hidden>
              {country.code}
            </Chip>
          )
        }
        slotProps={{ input: { autoComplete: 'off' } }}
        renderOption={(props, { code, name, calling }) => (
          <AutocompleteOption {...props} key={code}>
            <ListItemDecorator aria-hidden>
              <Chip size="sm" variant="outlined">
                {code}
              </Chip>
            </ListItemDecorator>
            <ListItemContent>{name}</ListItemContent>
            <Typography level="body-sm" textColor="text.secondary">
              {calling}
            </Typography>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
