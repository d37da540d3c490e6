const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
  <rect width="200" height="200" fill="#16283f"/>
  <circle cx="142" cy="58" r="26" fill="#f3dfae"/>
  <path d="M118 96h48M126 108h32" stroke="#f3dfae" stroke-width="3" opacity=".6"/>
  <path d="M0 122q25-16 50 0t50 0 50 0 50 0v78H0z" fill="#1f4a63"/>
  <path d="M0 146q25-16 50 0t50 0 50 0 50 0v54H0z" fill="#2b6777"/>
  <path d="M0 170q25-16 50 0t50 0 50 0 50 0v30H0z" fill="#3c8d93"/>
  <path d="M30 122V76m0 0 26 10-26 10" stroke="#e9705c" stroke-width="5" fill="none"/>
</svg>`;

export const sleeveDrawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
