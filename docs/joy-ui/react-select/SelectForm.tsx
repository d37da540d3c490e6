import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectForm() {
  const [sent, setSent] = React.useState('nothing yet');
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: React.SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = [...new FormData(event.currentTarget)];
        setSent(data.map(([name, value]) => `${name} = ${String(value)}`).join(', '));
      }}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <FormControl>
        <FormLabel>Roast</FormLabel>
        <Select
          name="roast"
          defaultValue="medium"
          slotProps={{ listbox: { 'aria-label': 'Roast' } }}
        >
          <Option value="light">Light</Option>
          <Option value="medium">Medium</Option>
          <Option value="dark">Dark</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Delivery days</FormLabel>
        <Select
          multiple
          name="days"
          defaultValue={['tue', 'fri']}
          getSerializedValue={(options) =>
            Array.isArray(options) ? options.map(({ value }) => value).join('+') : ''
          }
          slotProps={{ listbox: { 'aria-label': 'Delivery days' } }}
        >
          <Option value="tue">Tuesday</Option>
          <Option value="thu">Thursday</Option>
          <Option value="fri">Friday</Option>
        </Select>
      </FormControl>
      <Button type="submit">Subscribe</Button>
      <Typography level="body-sm" textColor="text.secondary" role="status">
        Submitted: {sent}
      </Typography>
    </Stack>
  );
}
