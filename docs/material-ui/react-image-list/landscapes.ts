export interface Landscape {
  title: string;
  place: string;
  alt: string;
  src: string;
}

/** Draws hills below a sun, so that the pictures need no network. */
function drawHills(sky: string, hills: string, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${height}" width="240" height="${height}">
    <rect width="240" height="${height}" fill="${sky}"/>
    <circle cx="180" cy="50" r="20" fill="#fff3c4"/>
    <path d="M0 ${height} 70 ${height / 2}l60 40 40-50 70 ${height / 2}V${height}z" fill="${hills}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function landscape(title: string, place: string, sky: string, hills: string, height: number) {
  return { title, place, alt: `Hills near ${place}`, src: drawHills(sky, hills, height) };
}

export const landscapes: Landscape[] = [
  landscape('First frost', 'Ballater', '#bfe3f5', '#3d6b57', 160),
  landscape('Red evening', 'Kendal', '#f7c59f', '#7a3b2e', 220),
  landscape('After rain', 'Keswick', '#cfd8dc', '#37474f', 180),
  landscape('Heather', 'Rothbury', '#e6d5f0', '#5b3a70', 240),
  landscape('High noon', 'Settle', '#d6efd0', '#2f5d34', 160),
  landscape('Blue hour', 'Hawes', '#a9c3ea', '#22345c', 200),
];
