const kinds = ['Hex bolt', 'Machine screw', 'Wood screw', 'Threaded rod', 'Eye bolt'];
const threads = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24'];
const lengths = Array.from({ length: 40 }, (_, index) => 10 + index * 5);
const finishes = ['zinc', 'stainless', 'black', 'brass', 'galvanized'];

/** The 10,000 articles of a hardware store, such as "Hex bolt M6 × 40, zinc". */
export function createArticles(): string[] {
  return kinds.flatMap((kind) =>
    threads.flatMap((thread) =>
      lengths.flatMap((length) =>
        finishes.map((finish) => `${kind} ${thread} × ${length}, ${finish}`),
      ),
    ),
  );
}
