import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const harbors = [
  'Bergen',
  'Bodø',
  'Hammerfest',
  'Kirkenes',
  'Molde',
  'Stavanger',
  'Tromsø',
  'Ålesund',
];

export default function AutocompleteBasics() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Harbor of departure</FormLabel>
      <Autocomplete options={harbors} name="departure" />
      <FormHelperText>Ferries call at eight harbors.</FormHelperText>
    </FormControl>
  );
}
