export default function Introduction() {
  return (
    <div className="max-w-70 rounded-xl border border-s-6 border-solid border-neutral-300 bg-white p-5 text-neutral-900 dark:border-neutral-700 dark:bg-neutral-900 dark:text-neutral-50">
      <div className="font-semibold">Table for four</div>
      <div className="mt-1 text-sm text-neutral-600 dark:text-neutral-300">
        Friday at 19:30, by the window
      </div>
    </div>
  );
}
