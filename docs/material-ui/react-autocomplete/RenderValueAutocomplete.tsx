import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const tags = ['breakfast', 'gluten free', 'quick', 'seasonal', 'vegan'];

export default function RenderValueAutocomplete() {
  return (
    <Autocomplete
      multiple
      options={tags}
      defaultValue={['quick', 'vegan']}
      renderValue={(values, getItemProps) =>
        values.map((tag, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return (
            <Chip key={key} label={`#${tag}`} variant="outlined" color="primary" {...itemProps} />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Recipe tags" />}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
