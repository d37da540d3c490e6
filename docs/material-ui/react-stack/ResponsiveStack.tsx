import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      useFlexGap
      sx={{ width: '100%' }}
    >
      {['Starter: leek soup', 'Main: bean stew', 'Dessert: pear tart'].map((course) => (
        <Paper key={course} variant="outlined" sx={{ p: 2, flex: 1 }}>
          {course}
        </Paper>
      ))}
    </Stack>
  );
}
