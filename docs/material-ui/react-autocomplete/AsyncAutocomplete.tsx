import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const harbours = ['Cuxhaven', 'Den Helder', 'Esbjerg', 'Harwich', 'Hull', 'Ostend'];

export default function AsyncAutocomplete() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<string[]>([]);
  const loading = open && options.length === 0;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setOptions(harbours), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText="Loading harbours"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Harbour"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && <CircularProgress size={20} aria-label="Loading harbours" />}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
