import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function Introduction() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Diary entry</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        defaultValue="The first swallows are back."
        className="box-border w-full max-w-80 resize-none rounded-lg border border-solid border-current bg-transparent p-3 text-inherit focus-visible:outline-2 focus-visible:outline-offset-2"
      />
    </div>
  );
}
