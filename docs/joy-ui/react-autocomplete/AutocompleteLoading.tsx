import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const answer = ['Aurora', 'Borealis', 'Polar Star', 'Skagen'];

export default function AutocompleteLoading() {
  const [open, setOpen] = React.useState(false);
  const [ships, setShips] = React.useState<string[]>();
  const loading = open && ships === undefined;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setShips(answer), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Ship</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={ships ?? []}
        loading={loading}
        loadingText="Asking the harbor office…"
        endDecorator={
          loading ? <CircularProgress size="sm" aria-label="Loading the ships" /> : undefined
        }
      />
    </FormControl>
  );
}
