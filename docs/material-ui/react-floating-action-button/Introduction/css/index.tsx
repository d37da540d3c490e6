import AddIcon from '@mui/icons-material/Add';
import './new-entry.css';

export default function Introduction() {
  return (
    <button type="button" aria-label="New entry" className="new-entry">
      <AddIcon />
    </button>
  );
}
