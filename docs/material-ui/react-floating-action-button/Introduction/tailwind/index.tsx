import AddIcon from '@mui/icons-material/Add';

export default function Introduction() {
  return (
    <button
      type="button"
      aria-label="New entry"
      className="grid size-14 cursor-pointer place-items-center rounded-full border-0 bg-blue-700 text-white shadow-md hover:shadow-xl focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 active:shadow-sm"
    >
      <AddIcon />
    </button>
  );
}
