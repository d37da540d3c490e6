export default function Introduction() {
  return (
    <span
      role="img"
      aria-label="Rosa Lind"
      className="grid size-14 place-items-center rounded-full bg-blue-700 text-xl text-white select-none dark:bg-blue-200 dark:text-blue-950"
    >
      RL
    </span>
  );
}
