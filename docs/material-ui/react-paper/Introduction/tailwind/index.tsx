export default function Introduction() {
  return (
    <div className="rounded-lg bg-white px-6 py-4 text-neutral-900 shadow-md dark:bg-neutral-800 dark:text-neutral-50">
      Low tide at 06:48
    </div>
  );
}
