import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const amenities = ['Bicycle shed', 'Breakfast', 'Crib', 'Parking', 'Sauna', 'Step-free access'];

export default function ChecklistAutocomplete() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={amenities}
      defaultValue={['Breakfast']}
      renderOption={({ key, ...optionProps }, option, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...optionProps}>
            <Icon fontSize="small" sx={{ marginInlineEnd: 1 }} />
            {option}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Amenities" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
