import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';

export default function PaperPlayground(props: PaperProps) {
  return (
    <Paper sx={{ p: 3 }} {...props}>
      Orchard plan, second draft
    </Paper>
  );
}
