export default function Introduction() {
  return (
    <input
      type="range"
      aria-label="Playback position"
      defaultValue={40}
      className="h-2 w-full max-w-80 cursor-pointer accent-blue-700 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-blue-500 dark:accent-blue-300"
    />
  );
}
