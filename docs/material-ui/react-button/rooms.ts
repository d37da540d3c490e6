/** A window with a view and a table, as a data URL, so that the pictures need no network. */
function drawRoom(wall: string, view: string, table: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${wall}"/><rect x="92" y="22" width="136" height="84" rx="6" fill="${view}"/><path d="M92 106v-30l38-26 34 30 24-16 40 34v8z" fill="${table}" fill-opacity=".55"/><circle cx="200" cy="46" r="11" fill="#fff6d6"/><path d="M160 22v84M92 64h136" stroke="${wall}" stroke-width="5"/><rect x="48" y="128" width="224" height="12" rx="4" fill="${table}"/><path d="M72 140v40M248 140v40" stroke="${table}" stroke-width="9"/><rect x="132" y="112" width="34" height="16" rx="3" fill="#fff" fill-opacity=".8"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const rooms = [
  { name: 'Harbor room', image: drawRoom('#dfe9f1', '#8ec5e8', '#2c4a66') },
  { name: 'Orchard room', image: drawRoom('#e9f0dc', '#b9e0b0', '#4b6330') },
  { name: 'Attic', image: drawRoom('#f3e4d7', '#f5b98a', '#6b3f2a') },
];
