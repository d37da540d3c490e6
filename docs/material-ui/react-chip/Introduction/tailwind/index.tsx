export default function Introduction() {
  return (
    <span className="inline-flex h-8 items-center rounded bg-purple-800 px-3 text-[13px] font-semibold tracking-wide text-white dark:bg-purple-200 dark:text-purple-950">
      Last two seats
    </span>
  );
}
