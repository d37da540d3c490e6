export default function Introduction() {
  return (
    <div
      role="alert"
      className="rounded-xl bg-amber-100 px-4 py-3 text-sm font-medium text-amber-950 dark:bg-amber-950 dark:text-amber-100"
    >
      Platform changed: depart from track 9.
    </div>
  );
}
