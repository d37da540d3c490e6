import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';

export default function SeedPacket() {
  return (
    <Card variant="outlined" className="flex max-w-80 flex-col gap-3 rounded-2xl p-5">
      <div className="flex items-center justify-between">
        <span className="font-semibold">Sweet pea</span>
        <Chip size="small" label="Annual" />
      </div>
      <span className="text-sm">Sow in March, two centimeters deep, in full sun.</span>
      <Button variant="outlined" className="self-start rounded-full">
        Add to my plan
      </Button>
    </Card>
  );
}
