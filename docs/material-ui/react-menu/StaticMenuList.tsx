import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tools = ['Crop', 'Rotate', 'Straighten', 'Remove dust'];

export default function StaticMenuList() {
  const [used, setUsed] = React.useState('');

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Paper variant="outlined" sx={{ width: 200 }}>
        <MenuList dense aria-label="Photo tools">
          {tools.map((tool) => (
            <MenuItem key={tool} onClick={() => setUsed(tool)}>
              {tool}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
      <Typography role="status" variant="body2">
        {used === '' ? 'No tool used yet.' : `Last tool: ${used}.`}
      </Typography>
    </Stack>
  );
}
