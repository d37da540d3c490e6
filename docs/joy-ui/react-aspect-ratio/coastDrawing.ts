const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
  <rect width="480" height="320" fill="#cfe8f3"/>
  <circle cx="360" cy="90" r="44" fill="#f6c453"/>
  <path d="M0 320V190l90-60 80 70 110-90 200 130v80z" fill="#4f7d6b"/>
  <path d="M0 320v-50q120-30 240 0t240 0v50z" fill="#2f6f93"/>
</svg>`;

export const coastDrawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
