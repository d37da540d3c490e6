export default function PlainButtons() {
  return (
    <button
      type="button"
      className="cursor-pointer rounded-full border border-sky-600 bg-sky-50 px-4 py-2 font-semibold text-sky-900 hover:bg-sky-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-sky-500 dark:bg-sky-950 dark:text-sky-100 dark:hover:bg-sky-900"
    >
      Water the plants
    </button>
  );
}
