import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Stack spacing={2} useFlexGap>
      {(['circular', 'extended'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          {sizes.map((size) => (
            <Fab
              key={size}
              size={size}
              variant={variant}
              color="primary"
              aria-label={variant === 'circular' ? `Add, ${size}` : undefined}
            >
              {variant === 'circular' ? <AddIcon /> : size}
            </Fab>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
