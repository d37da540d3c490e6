import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import type { DividerProps } from '@mui/joy/Divider';

export default function DividerPlayground(props: DividerProps) {
  const row = props.orientation === 'vertical';
  return (
    <Box sx={{ display: 'flex', flexDirection: row ? 'row' : 'column', gap: 2, minHeight: 120 }}>
      Morning
      <Divider {...props} />
      Evening
    </Box>
  );
}
