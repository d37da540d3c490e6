import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const forms = ['data-mui-color-scheme', 'class', 'data', '.mode-%s', '[data-view="%s"]'];
const modes = ['nothing', 'light', 'dark', 'system'];

function toMarkup(form: string, scheme: string) {
  if (form === 'class') {
    return `<html class="${scheme}">`;
  }
  if (form === 'data') {
    return `<html data-${scheme}="">`;
  }
  if (form.startsWith('.')) {
    return `<html class="${form.slice(1).replace('%s', scheme)}">`;
  }
  if (form.startsWith('[')) {
    return `<html ${form.slice(1, -1).replace('%s', scheme)}>`;
  }
  return `<html ${form}="${scheme}">`;
}

export default function RootMarkup() {
  const [form, setForm] = React.useState('class');
  const [stored, setStored] = React.useState('dark');
  const [system, setSystem] = React.useState('light');
  const mode = stored === 'nothing' ? 'system' : stored;
  const fields = [
    { label: 'attribute', value: form, values: forms, onChange: setForm },
    { label: 'Stored mode', value: stored, values: modes, onChange: setStored },
    { label: 'System prefers', value: system, values: ['light', 'dark'], onChange: setSystem },
  ];

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      {fields.map(({ label, value, values, onChange }) => (
        <TextField
          key={label}
          select
          size="small"
          label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {values.map((item) => (
            <MenuItem key={item} value={item}>
              {item}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Box role="status" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {toMarkup(form, mode === 'system' ? system : mode)}
      </Box>
    </Stack>
  );
}
