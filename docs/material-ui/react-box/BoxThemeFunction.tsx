import Box from '@mui/material/Box';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function BoxThemeFunction() {
  return (
    <Box
      component="a"
      href="#theme-functions"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          p: 2,
          borderRadius: 2,
          border: '1px solid',
          borderColor: 'divider',
          color: 'text.primary',
          textDecoration: 'none',
          '& svg': { transition: (theme) => theme.transitions.create('translate') },
          '&:hover svg': { translate: '4px 0' },
          '&:dir(rtl) svg': { scale: '-1 1' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        },
        (theme) => ({
          backgroundColor: theme.palette.grey[100],
          ...theme.applyStyles('dark', { backgroundColor: theme.palette.grey[900] }),
        }),
      ]}
    >
      Planting calendar
      <ArrowForwardIcon />
    </Box>
  );
}
