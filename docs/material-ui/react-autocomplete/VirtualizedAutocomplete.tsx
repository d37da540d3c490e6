import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { createArticles } from './articles';
import { VirtualListbox } from './VirtualListbox';
import type { Row } from './VirtualListbox';

export default function VirtualizedAutocomplete() {
  const [articles] = React.useState(createArticles);

  return (
    <Autocomplete
      options={articles}
      // The listbox needs the props of all options, but renders the visible ones only.
      renderOption={(props, option) => [props, option] satisfies Row as React.ReactNode}
      slotProps={{ listbox: { component: VirtualListbox } }}
      disableListWrap
      handleHomeEndKeys={false}
      renderInput={(params) => (
        <TextField {...params} label="Article" helperText="10,000 articles, for example M6 × 40" />
      )}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
