import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function StateStyles() {
  return (
    <Paper variant="outlined" sx={{ width: 220 }}>
      <MenuList
        aria-label="Platforms"
        sx={{
          '& .MuiMenuItem-root.Mui-selected': {
            borderInlineStart: '4px solid',
            borderColor: 'primary.main',
            fontWeight: 700,
          },
        }}
      >
        <MenuItem>Platform 1</MenuItem>
        <MenuItem selected>Platform 2</MenuItem>
        <MenuItem disabled>Platform 3</MenuItem>
      </MenuList>
    </Paper>
  );
}
