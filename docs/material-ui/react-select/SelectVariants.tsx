import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 160 }}>
          <InputLabel id={`SelectVariants-${variant}`}>Fabric</InputLabel>
          <Select labelId={`SelectVariants-${variant}`} label="Fabric" defaultValue="linen">
            <MenuItem value="linen">Linen</MenuItem>
            <MenuItem value="wool">Wool</MenuItem>
            <MenuItem value="silk">Silk</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
