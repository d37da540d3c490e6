import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const files = ['Contract.pdf', 'Floor plan.svg', 'Key list.csv'];

export default function CheckboxParent() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Contract.pdf']);
  const all = chosen.length === files.length;
  const some = chosen.length > 0 && !all;
  const root = React.useRef<HTMLSpanElement>(null);
  React.useEffect(() => {
    const input = root.current?.querySelector('input');
    if (input != null) input.indeterminate = some;
  }, [some]);
  return (
    <Box role="group" aria-label="Files to download">
      <Checkbox
        ref={root}
        label="All files"
        checked={all}
        indeterminate={some}
        onChange={(event) => setChosen(event.target.checked ? files : [])}
      />
      <Stack spacing={1} sx={{ marginBlockStart: 1, marginInlineStart: 4 }}>
        {files.map((file) => (
          <Checkbox
            key={file}
            label={file}
            checked={chosen.includes(file)}
            onChange={(event) =>
              setChosen(
                event.target.checked ? [...chosen, file] : chosen.filter((name) => name !== file),
              )
            }
          />
        ))}
      </Stack>
    </Box>
  );
}
