import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import './diary.css';

export default function Introduction() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Diary entry</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        defaultValue="The first swallows are back."
        className="diary"
      />
    </div>
  );
}
