import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SaveIcon from '@mui/icons-material/Save';

export default function NestedSelectors() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > *': { flex: '1 1 140px' },
        '@media (prefers-reduced-motion: no-preference)': {
          '& .MuiButton-startIcon': { transition: 'transform 200ms' },
        },
        '& .MuiButton-root:hover .MuiButton-startIcon': { transform: 'translateY(-2px)' },
      }}
    >
      <Button variant="outlined" startIcon={<SaveIcon />}>
        Save
      </Button>
      <Button variant="outlined" sx={{ '&.Mui-disabled': { borderStyle: 'dashed' } }} disabled>
        Publish
      </Button>
    </Box>
  );
}
