/** A drawn portrait as a data address, so that the demos need no network. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#c5e1a5"/><circle cx="40" cy="32" r="15" fill="#6d4c41"/><path d="M10 80a30 28 0 0 1 60 0z" fill="#33691e"/></svg>',
)}`;
