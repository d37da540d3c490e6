import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';

const facts = [
  { name: 'Running time', value: '118 min' },
  { name: 'Language', value: 'Norwegian' },
  { name: 'Subtitles', value: 'English' },
  { name: 'Age rating', value: '12' },
  { name: 'Format', value: '4K' },
  { name: 'Released', value: '2024' },
];

export default function BorderedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        sx={{
          '--line': (theme) => `1px solid ${(theme.vars ?? theme).palette.divider}`,
          borderBlockStart: 'var(--line)',
          borderInlineStart: 'var(--line)',
          '& > div': { borderBlockEnd: 'var(--line)', borderInlineEnd: 'var(--line)', p: 2 },
        }}
      >
        {facts.map(({ name, value }) => (
          <Grid key={name} size={{ xs: 6, sm: 4 }}>
            <Typography variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography>{value}</Typography>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
