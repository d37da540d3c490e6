import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withOwnWords = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      defaultProps: {
        noOptionsText: 'No such village. Check the spelling.',
        openText: 'Show the villages',
        closeText: 'Hide the villages',
        clearText: 'Remove the village',
      },
    },
  },
});

export default function OwnWords() {
  return (
    <ThemeProvider theme={withOwnWords}>
      <Autocomplete
        options={['Aulnay', 'Brouage', 'Mornac', 'Talmont']}
        sx={{ width: '100%', maxWidth: 300 }}
        renderInput={(params) => <TextField {...params} label="Village" />}
      />
    </ThemeProvider>
  );
}
