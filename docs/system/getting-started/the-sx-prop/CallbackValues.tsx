import Box from '@mui/material/Box';

export default function CallbackValues() {
  return (
    <Box
      sx={(theme) => ({
        ...theme.typography.body2,
        p: 2,
        color: 'text.primary',
        border: `${theme.spacing(0.5)} double currentColor`,
        transition: theme.transitions.create('letter-spacing', {
          duration: theme.transitions.duration.short,
        }),
        [theme.breakpoints.down('sm')]: { borderInlineStyle: 'none' },
        '&:hover': { letterSpacing: '0.03em' },
      })}
    >
      The gallery closes at 18:00. The last guided tour starts at 16:30.
    </Box>
  );
}
