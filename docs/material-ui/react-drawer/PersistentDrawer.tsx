import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import CommentIcon from '@mui/icons-material/Comment';
import { comments, paragraphs } from './parts/chapter';

const width = 'min(50vw, 280px)';

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box
      sx={(theme) => ({
        marginInlineEnd: open ? width : 0,
        transition: theme.transitions.create('margin'),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      })}
    >
      <AppBar component="div" position="sticky" color="default" elevation={0}>
        <Toolbar sx={{ gap: 1 }}>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            The harbor in winter
          </Typography>
          <IconButton
            edge="end"
            aria-label="Comments"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <CommentIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: { xs: 2, sm: 3 }, maxWidth: '60ch' }}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 2 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{
          paper: {
            component: 'section',
            'aria-label': 'Comments',
            sx: { width, boxSizing: 'border-box' },
          },
        }}
      >
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Typography component="div">Comments</Typography>
          <IconButton edge="end" aria-label="Close comments" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <List dense>
          {comments.map(({ author, text }) => (
            <ListItem key={text}>
              <ListItemText primary={author} secondary={text} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
