import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectOpen() {
  const [open, setOpen] = React.useState(false);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', width: '100%' }}
    >
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Cabin</FormLabel>
        <Select
          defaultValue="inside"
          listboxOpen={open}
          onListboxOpenChange={setOpen}
          slotProps={{ listbox: { 'aria-label': 'Cabin' } }}
        >
          <Option value="inside">Inside, two beds</Option>
          <Option value="sea">Sea view, two beds</Option>
          <Option value="suite">Suite with balcony</Option>
        </Select>
      </FormControl>
      <Button
        variant="outlined"
        color="neutral"
        // The press itself would close the list again before the click opens it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        Compare cabins
      </Button>
    </Stack>
  );
}
