export default function Introduction() {
  return (
    <span className="relative inline-flex rounded-lg border border-solid border-gray-400 px-6 py-3">
      Seat map
      <span className="absolute -end-3 -top-2.5 rounded-full bg-purple-800 px-1.5 py-0.5 text-xs font-bold text-white dark:bg-purple-200 dark:text-purple-950">
        New
      </span>
    </span>
  );
}
