import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function BrowserLanguage() {
  return <Typography>Your browser asks for {navigator.language}.</Typography>;
}

export default function BasicNoSsr() {
  return (
    <Stack sx={{ gap: 1, minHeight: 56 }}>
      <Typography>This line comes from the server.</Typography>
      <NoSsr>
        <BrowserLanguage />
      </NoSsr>
    </Stack>
  );
}
