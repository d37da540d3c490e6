import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import PetsIcon from '@mui/icons-material/Pets';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const animals = { dog: 4, cat: 7, rabbit: 2 };

export default function SelectDecorators() {
  const [animal, setAnimal] = React.useState<keyof typeof animals>('cat');
  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Looking for a home</FormLabel>
      <Select
        value={animal}
        onChange={(event, next) => next && setAnimal(next)}
        startDecorator={<PetsIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        endDecorator={
          <Chip size="sm" variant="soft" color="primary">
            {animals[animal]} waiting
          </Chip>
        }
        indicator={<UnfoldMoreIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        slotProps={{ listbox: { 'aria-label': 'Animal' } }}
      >
        <Option value="dog">Dogs</Option>
        <Option value="cat">Cats</Option>
        <Option value="rabbit">Rabbits</Option>
      </Select>
    </FormControl>
  );
}
