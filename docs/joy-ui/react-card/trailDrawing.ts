const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270">
  <rect width="480" height="270" fill="#d8ecf5"/>
  <circle cx="110" cy="80" r="34" fill="#f4b860"/>
  <path d="M0 270V200L130 90l90 100 70-60 190 140z" fill="#54766a"/>
  <path d="M0 270v-40l160-40 320 80z" fill="#86a873"/>
</svg>`;

export const trailDrawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
