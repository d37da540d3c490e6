import Autocomplete from '@mui/joy/Autocomplete';
import type { AutocompleteProps } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const HARBOURS = ['Bergen', 'Bodø', 'Molde', 'Stavanger', 'Tromsø'];

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, false, false, boolean>>,
) {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Harbour</FormLabel>
      <Autocomplete options={HARBOURS} {...props} />
    </FormControl>
  );
}
