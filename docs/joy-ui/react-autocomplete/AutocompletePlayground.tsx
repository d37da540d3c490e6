import Autocomplete from '@mui/joy/Autocomplete';
import type { AutocompleteProps } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const HARBORS = ['Bergen', 'Bodø', 'Molde', 'Stavanger', 'Tromsø'];

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, false, false, boolean>>,
) {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Harbor</FormLabel>
      <Autocomplete options={HARBORS} {...props} />
    </FormControl>
  );
}
