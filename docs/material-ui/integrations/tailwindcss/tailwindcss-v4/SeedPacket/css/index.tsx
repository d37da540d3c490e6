import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import './seed-packet.css';

export default function SeedPacket() {
  return (
    <Card variant="outlined" className="packet">
      <div className="packet-head">
        <span className="packet-name">Sweet pea</span>
        <Chip size="small" label="Annual" />
      </div>
      <span className="packet-text">Sow in March, two centimeters deep, in full sun.</span>
      <Button variant="outlined" className="packet-action">
        Add to my plan
      </Button>
    </Card>
  );
}
