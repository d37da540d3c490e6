import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import LockIcon from '@mui/icons-material/Lock';

const members = [
  'Amara Obi',
  'Chiyo Arai',
  'Elin Strand',
  'Jonas Weber',
  'Mateo Ruiz',
  'Noor Haddad',
];
const owners = ['Amara Obi'];

export default function AutocompleteFixedTags() {
  const [value, setValue] = React.useState([...owners, 'Mateo Ruiz']);
  return (
    <FormControl sx={{ width: '100%', maxWidth: 420 }}>
      <FormLabel>People with access</FormLabel>
      <Autocomplete
        multiple
        options={members}
        value={value}
        onChange={(event, next) => {
          setValue([...owners, ...next.filter((name) => !owners.includes(name))]);
        }}
        getOptionDisabled={(name) => owners.includes(name)}
        renderTags={(people, getTagProps) =>
          people.map((name, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            const isOwner = owners.includes(name);
            return (
              <Chip
                key={key}
                sx={{ minWidth: 0 }}
                color={isOwner ? 'primary' : 'neutral'}
                startDecorator={isOwner && <LockIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
                endDecorator={
                  !isOwner && <ChipDelete {...tagProps} aria-label={`Remove ${name}`} />
                }
              >
                {name}
              </Chip>
            );
          })
        }
      />
      <FormHelperText>The owner of the album can’t be removed.</FormHelperText>
    </FormControl>
  );
}
