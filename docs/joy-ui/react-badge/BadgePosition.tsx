import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const places = ['top left', 'top right', 'bottom left', 'bottom right'];

export default function BadgePosition() {
  const [place, setPlace] = React.useState('bottom right');
  const vertical = place.startsWith('top') ? 'top' : 'bottom';
  const horizontal = place.endsWith('left') ? 'left' : 'right';
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={4}>
        <Badge anchorOrigin={{ vertical, horizontal }} badgeInset="14%" color="success">
          <Avatar size="lg" role="img" aria-label="Ivo Lund, online">
            IL
          </Avatar>
        </Badge>
        <Badge anchorOrigin={{ vertical, horizontal }} badgeContent={3}>
          <Avatar size="lg" role="img" aria-label="Parcels" sx={{ '--Avatar-radius': '6px' }}>
            P
          </Avatar>
        </Badge>
      </Stack>
      <FormControl>
        <FormLabel>Corner</FormLabel>
        <RadioGroup
          name="BadgePosition-corner"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        >
          {places.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
