import Chip from '@mui/material/Chip';

export default function ToolbarlessPreview() {
  return <Chip label="A preview without a toolbar" variant="outlined" />;
}
