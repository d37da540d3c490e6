import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';

export default function CustomizedCheckbox() {
  return (
    <FormGroup>
      {['Empty the compost', 'Water the tomatoes'].map((task) => (
        <FormControlLabel
          key={task}
          control={
            <Checkbox
              icon={<RadioButtonUncheckedIcon />}
              checkedIcon={<CheckCircleIcon />}
              sx={{
                '& svg': { transition: 'transform 150ms' },
                [`&.${checkboxClasses.checked}`]: { color: 'success.main' },
                [`&.${checkboxClasses.checked} svg`]: { transform: 'scale(1.15)' },
              }}
            />
          }
          label={task}
          sx={{ '&:has(:checked)': { textDecoration: 'line-through' } }}
        />
      ))}
    </FormGroup>
  );
}
