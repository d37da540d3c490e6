import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipRich() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      placement="top"
      title={
        <Stack spacing={0.5} sx={{ maxWidth: 240, p: 0.5 }}>
          <Typography level="title-sm">Ada Lovelace</Typography>
          <Typography level="body-sm">Replies within a day, mostly in the morning.</Typography>
        </Stack>
      }
    >
      <Button variant="plain">Contact the editor</Button>
    </Tooltip>
  );
}
