import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import EditNoteIcon from '@mui/icons-material/EditNote';

const views = [
  { label: 'Photos', action: 'Add a photo', color: 'primary', icon: <AddAPhotoIcon /> },
  { label: 'Notes', action: 'Write a note', color: 'secondary', icon: <EditNoteIcon /> },
] as const;

export default function SwitchingFab() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 180 }}>
      <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Diary">
        {views.map((view) => (
          <Tab key={view.label} label={view.label} />
        ))}
      </Tabs>
      {views.map((view, index) => (
        <Zoom key={view.label} in={value === index} timeout={200} unmountOnExit>
          <Fab
            color={view.color}
            aria-label={view.action}
            sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}
          >
            {view.icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
