import Box from '@mui/material/Box';
import './seed-packet.css';

export default function Introduction() {
  return (
    <Box className="seed-packet">
      <div className="seed-packet-name">Sugar snap peas</div>
      <div>Sow from March to June, 5 cm deep.</div>
    </Box>
  );
}
