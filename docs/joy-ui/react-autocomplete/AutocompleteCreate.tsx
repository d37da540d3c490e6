import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import AddIcon from '@mui/icons-material/Add';

interface Tag {
  name: string;
  isNew?: boolean;
}

const initial: Tag[] = ['Autumn', 'Boats', 'Family', 'Garden', 'Snow'].map((name) => ({ name }));
const filter = createFilterOptions<Tag>({ stringify: ({ name }) => name });

export default function AutocompleteCreate() {
  const [tags, setTags] = React.useState(initial);
  const [value, setValue] = React.useState<Tag | null>(null);
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Keyword of the photo</FormLabel>
      <Autocomplete
        selectOnFocus
        handleHomeEndKeys
        options={tags}
        value={value}
        onChange={(event, next) => {
          const chosen = next && { name: next.name };
          if (next?.isNew && chosen) setTags([...tags, chosen]);
          setValue(chosen);
        }}
        filterOptions={(options, state) => {
          const found = filter(options, state);
          const name = state.inputValue.trim();
          const isKnown = options.some((tag) => tag.name.toLowerCase() === name.toLowerCase());
          return name === '' || isKnown ? found : [...found, { name, isNew: true }];
        }}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(tag, current) => tag.name === current.name}
        renderOption={(props, { name, isNew }) => (
          <AutocompleteOption {...props} key={name}>
            {isNew && (
              <ListItemDecorator>
                <AddIcon sx={{ fontSize: 20 }} />
              </ListItemDecorator>
            )}
            {isNew ? `Add “${name}”` : name}
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
