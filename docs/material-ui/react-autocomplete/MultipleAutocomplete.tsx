import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const crew = [
  'Amina Diallo',
  'Bruno Keller',
  'Chiyo Arai',
  'Dario Conti',
  'Elin Strand',
  'Farid Nazari',
];

export default function MultipleAutocomplete() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      options={crew}
      defaultValue={['Amina Diallo', 'Chiyo Arai', 'Elin Strand']}
      renderInput={(params) => (
        <TextField {...params} label="Night shift" helperText="Add everyone who is on duty." />
      )}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
