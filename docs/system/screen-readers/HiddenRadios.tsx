import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

const sizes = ['Small', 'Medium', 'Large'];

export default function HiddenRadios() {
  return (
    <Box
      role="radiogroup"
      aria-label="Cup size"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.primary' }}
    >
      {sizes.map((size) => (
        <Box
          key={size}
          component="label"
          sx={{
            position: 'relative',
            cursor: 'pointer',
            '& span': { display: 'block', px: 2, py: 1, border: '2px solid', borderRadius: 1 },
            '& :checked + span': {
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 'bold',
            },
            '& :focus-visible + span': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            },
          }}
        >
          <input
            type="radio"
            name="hidden-radios-size"
            defaultChecked={size === 'Medium'}
            style={visuallyHidden}
          />
          <span>{size}</span>
        </Box>
      ))}
    </Box>
  );
}
