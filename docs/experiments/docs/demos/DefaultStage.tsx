import Button from '@mui/material/Button';

export default function DefaultStage() {
  return <Button variant="contained">Default stage</Button>;
}
