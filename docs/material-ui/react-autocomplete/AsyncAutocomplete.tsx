import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { searchPorts } from './searchPorts';

export default function AsyncAutocomplete() {
  const [query, setQuery] = React.useState('');
  const [options, setOptions] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      searchPorts(query.trim(), request.signal).then(
        (found) => {
          setOptions(found);
          setLoading(false);
        },
        () => {
          // An aborted request has been replaced by one that is still loading.
          if (!request.signal.aborted) setLoading(false);
        },
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return (
    <Autocomplete
      options={query.trim() === '' ? [] : options}
      filterOptions={(found) => found}
      onInputChange={(_event, value, reason) => {
        setQuery(reason === 'input' ? value : '');
        setLoading(reason === 'input' && value.trim() !== '');
      }}
      loading={loading}
      loadingText="Searching"
      noOptionsText={query.trim() === '' ? 'Type part of the name' : 'No port found'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Port"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && <CircularProgress size={20} aria-label="Searching ports" />}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
