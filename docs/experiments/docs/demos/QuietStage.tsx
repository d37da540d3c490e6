import Chip from '@mui/material/Chip';

export default function QuietStage() {
  return <Chip label="A stage without a toolbar" variant="outlined" />;
}
