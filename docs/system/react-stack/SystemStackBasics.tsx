import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const tasks = ['Book the hall', 'Send the invitations', 'Order the food'];

export default function SystemStackBasics() {
  return (
    <Stack
      component="ol"
      spacing={1}
      useFlexGap
      aria-label="Party plan"
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 320 }}
    >
      {tasks.map((task, index) => (
        <Box
          key={task}
          component="li"
          sx={{ p: 1, border: '1px solid currentColor', borderRadius: 1 }}
        >
          {index + 1}. {task}
        </Box>
      ))}
    </Stack>
  );
}
