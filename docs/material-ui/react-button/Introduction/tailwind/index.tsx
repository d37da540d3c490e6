export default function Introduction() {
  return (
    <button
      type="button"
      className="cursor-pointer rounded-lg border-0 bg-blue-700 px-4 py-2 font-semibold text-white hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500"
    >
      Book a seat
    </button>
  );
}
