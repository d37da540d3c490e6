import TrainIcon from '@mui/icons-material/Train';
import './round-symbol.css';

export default function Introduction() {
  return (
    <span className="round-symbol">
      <TrainIcon fontSize="inherit" titleAccess="By train" />
    </span>
  );
}
