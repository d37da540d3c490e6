import Grid from '@mui/system/Grid';

const columns = ['Bakery: rolls and rye bread', 'Dairy: milk and cheese', 'Fruit: pears'];

const ruled = {
  position: 'relative',
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--Grid-parent-columnSpacing) / -2)',
    borderInlineStart: '1px solid currentColor',
  },
};

export default function SystemGridRules() {
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      {columns.map((column) => (
        <Grid key={column} size={4} sx={ruled}>
          {column}
        </Grid>
      ))}
    </Grid>
  );
}
