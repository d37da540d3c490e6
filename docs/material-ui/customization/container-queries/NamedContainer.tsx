import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.containerQueries('hall').up(260)]: { gridTemplateColumns: '1fr 1fr' },
  [theme.containerQueries('hall').up(480)]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

export default function NamedContainer() {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'hall', width: '100%' }}>
      <Shelf aria-label="Sections">
        {['Maps', 'Prints', 'Letters', 'Plans'].map((section) => (
          <Paper key={section} component="li" variant="outlined" sx={{ p: 1.5 }}>
            {section}
          </Paper>
        ))}
      </Shelf>
    </Box>
  );
}
