import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const amenities = [
  'Bicycle storage',
  'Breakfast',
  'Dogs allowed',
  'Elevator',
  'Kitchen',
  'Sauna',
  'Wi-Fi',
];

export default function AutocompleteCheckboxes() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 420 }}>
      <FormLabel>The hostel must have</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={amenities}
        defaultValue={['Breakfast', 'Wi-Fi']}
        renderTags={(selected, getTagProps) =>
          selected.map((name, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                sx={{ minWidth: 0 }}
                endDecorator={<ChipDelete {...tagProps} aria-label={`Remove ${name}`} />}
              >
                {name}
              </Chip>
            );
          })
        }
        renderOption={(props, name, { selected }) => {
          const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
          return (
            <AutocompleteOption {...props} key={name}>
              <ListItemDecorator>
                <Icon color={selected ? 'primary' : undefined} sx={{ fontSize: 20 }} />
              </ListItemDecorator>
              {name}
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
