import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const services = { wifi: 'Wireless network', power: 'Shore power' };

export default function SwitchForm() {
  const [sent, setSent] = React.useState('nothing yet');
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
      onSubmit={(event: React.SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.getAll('service').join(', ') || 'no service');
      }}
    >
      {Object.entries(services).map(([id, name]) => (
        <FormControl key={id} orientation="horizontal">
          <FormLabel>{name}</FormLabel>
          <Switch
            defaultChecked={id === 'wifi'}
            slotProps={{ input: { name: 'service', value: id } }}
          />
        </FormControl>
      ))}
      <Button type="submit">Order</Button>
      <Typography level="body-sm" role="status">
        Sent: {sent}
      </Typography>
    </Stack>
  );
}
