import Button from '@mui/material/Button';

export default function DefaultPreview() {
  return <Button variant="contained">Default preview</Button>;
}
