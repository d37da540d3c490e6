import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import CloseIcon from '@mui/icons-material/Close';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function CheckboxCustomized() {
  return (
    <Stack spacing={2}>
      <Checkbox
        label="Mark this voyage"
        variant="plain"
        defaultChecked
        uncheckedIcon={<StarBorderIcon sx={iconSize} />}
        checkedIcon={<StarIcon sx={iconSize} />}
      />
      <Checkbox
        label="Cross out the item"
        defaultChecked
        checkedIcon={<CloseIcon sx={iconSize} />}
        sx={{
          '--Checkbox-size': '1.75rem',
          '--Checkbox-gap': '1rem',
          alignItems: 'center',
          [`& .${checkboxClasses.checkbox}`]: { borderRadius: '50%' },
        }}
        slotProps={{
          label: ({ checked }) => ({
            sx: { textDecoration: checked ? 'line-through' : 'none' },
          }),
        }}
      />
    </Stack>
  );
}
