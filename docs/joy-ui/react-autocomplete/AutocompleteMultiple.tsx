import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const crew = ['Amara Obi', 'Chiyo Arai', 'Elin Strand', 'Mateo Ruiz', 'Noor Haddad'];

export default function AutocompleteMultiple() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 420 }}>
      <FormLabel>Night watch</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        limitTags={2}
        options={crew}
        defaultValue={['Chiyo Arai', 'Elin Strand']}
        renderTags={(people, getTagProps) =>
          people.map((person, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                sx={{ minWidth: 0 }}
                endDecorator={<ChipDelete {...tagProps} aria-label={`Remove ${person}`} />}
              >
                {person}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
