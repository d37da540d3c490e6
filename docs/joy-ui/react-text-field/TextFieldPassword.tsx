import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import KeyIcon from '@mui/icons-material/Key';
import VisibilityIcon from '@mui/icons-material/Visibility';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function TextFieldPassword() {
  const [shown, setShown] = React.useState(false);
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Door code</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="4711"
        startDecorator={<KeyIcon sx={iconSize} />}
        endDecorator={
          <IconButton
            aria-label="Show the code"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <VisibilityIcon sx={iconSize} />
          </IconButton>
        }
        slotProps={{ input: { inputMode: 'numeric', maxLength: 6 } }}
      />
    </FormControl>
  );
}
