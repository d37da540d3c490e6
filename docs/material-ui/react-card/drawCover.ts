const leaf = '<path d="M0 0C18-26 44-30 66-24C62-2 42 18 0 0Z"/>';

/** A drawing of leaves for a card, as a data URL. It repeats nothing of the text. */
export function drawCover(ground: string, leaves: string, turns: number): string {
  const crown = Array.from(
    { length: 9 },
    (_, index) =>
      `<g transform="translate(${30 + index * 34} ${90 - (index % 3) * 22}) rotate(${index * turns - 60}) scale(${0.6 + (index % 4) * 0.15})" fill="${leaves}" fill-opacity="${0.55 + (index % 3) * 0.2}">${leaf}</g>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="${ground}"/>${crown}<path d="M0 140C60 104 120 128 180 112S280 100 320 120V140Z" fill="${leaves}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
