import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const files = ['contract.pdf', 'floor-plan.pdf', 'inventory.pdf'];

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = React.useState<string[]>(['contract.pdf']);
  const all = chosen.length === files.length;
  const some = chosen.length > 0 && !all;
  const parentRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (parentRef.current) {
      parentRef.current.indeterminate = some;
    }
  }, [some]);

  const toggle = (file: string) =>
    setChosen((previous) =>
      previous.includes(file) ? previous.filter((name) => name !== file) : [...previous, file],
    );

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox
            slotProps={{ input: { ref: parentRef } }}
            checked={all}
            indeterminate={some}
            onChange={() => setChosen(all ? [] : files)}
          />
        }
        label="All documents"
      />
      {files.map((file) => (
        <FormControlLabel
          key={file}
          control={<Checkbox checked={chosen.includes(file)} onChange={() => toggle(file)} />}
          label={file}
          sx={{ marginInlineStart: 2 }}
        />
      ))}
    </FormGroup>
  );
}
