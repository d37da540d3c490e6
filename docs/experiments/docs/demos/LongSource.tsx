import Typography from '@mui/material/Typography';

const sentence =
  'This one string is wider than the code block, so that the source has to scroll sideways inside its own box and never moves the page.';

export default function LongSource() {
  return <Typography>{sentence}</Typography>;
}
