import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const placements = ['start', 'end', 'top', 'bottom'] as const;

export default function LabelPlacement() {
  return (
    <FormGroup row sx={{ gap: 1, alignItems: 'center' }}>
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          control={<Checkbox />}
          label={`At the ${placement}`}
          labelPlacement={placement}
        />
      ))}
    </FormGroup>
  );
}
