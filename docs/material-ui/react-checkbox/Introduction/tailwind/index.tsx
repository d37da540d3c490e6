export default function Introduction() {
  return (
    <label className="inline-flex cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        defaultChecked
        className="size-6 cursor-pointer accent-green-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-green-600"
      />
      Pack the parcel as a gift
    </label>
  );
}
