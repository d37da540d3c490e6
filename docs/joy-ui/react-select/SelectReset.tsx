import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import CloseIcon from '@mui/icons-material/Close';

export default function SelectReset() {
  const [line, setLine] = React.useState<string | null>('Coast line');
  const field = React.useRef<{ focusVisible(): void }>(null);

  const reset = (
    <IconButton
      aria-label="Show all lines"
      onClick={() => {
        setLine(null);
        field.current?.focusVisible();
      }}
    >
      <CloseIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
    </IconButton>
  );

  return (
    <FormControl sx={{ width: '100%', maxWidth: 260 }}>
      <FormLabel>Line</FormLabel>
      <Select
        action={field}
        value={line}
        onChange={(event, next) => setLine(next)}
        placeholder="All lines"
        endDecorator={line === null ? undefined : reset}
        slotProps={{ listbox: { 'aria-label': 'Line' } }}
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        <Option value="Coast line">Coast line</Option>
        <Option value="Fjord line">Fjord line</Option>
      </Select>
    </FormControl>
  );
}
