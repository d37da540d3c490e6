import TrainIcon from '@mui/icons-material/Train';

export default function Introduction() {
  return (
    <span className="inline-flex rounded-full bg-blue-700 p-3 text-[2rem] leading-none text-white dark:bg-blue-200 dark:text-blue-950">
      <TrainIcon fontSize="inherit" titleAccess="By train" />
    </span>
  );
}
