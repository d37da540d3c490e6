import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const fixed = ['Ines Moreau (owner)'];
const people = [...fixed, 'Jonas Berg', 'Mara Lindqvist', 'Noor Haddad', 'Samuel Okafor'];

export default function FixedTagsAutocomplete() {
  const [members, setMembers] = React.useState([...fixed, 'Noor Haddad']);

  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={people}
      value={members}
      onChange={(_event, next) =>
        setMembers([...fixed, ...next.filter((name) => !fixed.includes(name))])
      }
      renderValue={(value, getItemProps) =>
        value.map((name, index) => {
          const { key, onDelete, ...itemProps } = getItemProps({ index });
          const isFixed = fixed.includes(name);
          return (
            <Chip key={key} label={name} {...itemProps} onDelete={isFixed ? undefined : onDelete} />
          );
        })
      }
      renderInput={(params) => (
        <TextField {...params} label="Members" helperText="The owner is always a member." />
      )}
      sx={{ width: '100%', maxWidth: 460 }}
    />
  );
}
