import Box from '@mui/material/Box';

const goals = [
  { width: 0.25, label: 'Flour' },
  { width: 1 / 2, label: 'Butter' },
  { width: '75%', label: 'Sugar, 75%' },
  { width: 1, label: 'Eggs, full width' },
];

export default function SizingShares() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {goals.map((goal) => (
        <Box
          key={goal.label}
          sx={{
            boxSizing: 'border-box',
            width: goal.width,
            p: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {goal.label}
        </Box>
      ))}
    </Box>
  );
}
