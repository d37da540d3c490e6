import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 320,
  padding: theme.spacing(1.5),
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
}));

export default function Introduction() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Diary entry</label>
      <Field id={id} minRows={2} defaultValue="The first swallows are back." />
    </div>
  );
}
