import Box from '@mui/material/Box';

export default function TwoStylings() {
  return <Box sx={{ p: 2, color: 'text.primary' }}>Styled with the sx prop, without Tailwind</Box>;
}
