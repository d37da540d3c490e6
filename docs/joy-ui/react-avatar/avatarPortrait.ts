/** Drawn faces as data addresses, so that the demos need no network. */
const draw = (ground: string, skin: string, coat: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><ellipse cx="48" cy="40" rx="17" ry="20" fill="${skin}"/><path d="M8 96c4-24 20-32 40-32s36 8 40 32z" fill="${coat}"/></svg>`,
  )}`;

export const lena = draw('#ffe0b2', '#8d6e63', '#00695c');
export const tomas = draw('#bbdefb', '#d7a98c', '#4527a0');
