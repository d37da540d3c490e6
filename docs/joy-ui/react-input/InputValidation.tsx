import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [plate, setPlate] = React.useState('B 12');
  const wrong = !/^[A-Z]{1,3} [0-9]{3,5}$/.test(plate);
  return (
    <FormControl error={wrong} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>License plate</FormLabel>
      <Input error={wrong} value={plate} onChange={(event) => setPlate(event.target.value)} />
      <FormHelperText sx={{ color: wrong ? 'danger.plainColor' : 'text.secondary' }}>
        {wrong ? 'One to three capitals, a space, three to five digits.' : 'The plate is complete.'}
      </FormHelperText>
    </FormControl>
  );
}
