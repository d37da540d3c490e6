const toUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">';

/** A table lamp on a cabinet. */
export const lampDrawing = toUrl(`${open}
  <rect width="480" height="360" fill="#efe4d6"/>
  <circle cx="240" cy="170" r="150" fill="#f8f1e7"/>
  <path d="M182 60h116l40 110H142z" fill="#d98e3f"/>
  <path d="M182 60h58l-20 110h-78z" fill="#e7a75f"/>
  <rect x="234" y="170" width="12" height="104" fill="#5b4636"/>
  <path d="M190 290q50-32 100 0z" fill="#5b4636"/>
  <rect y="290" width="480" height="70" fill="#8a6a50"/>
  <path d="M0 290h480v10H0z" fill="#a07f63"/>
</svg>`);

/** Houses on a canal in the evening. */
export const canalDrawing = toUrl(`${open}
  <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#26345c"/><stop offset="1" stop-color="#e58a6b"/></linearGradient></defs>
  <rect width="480" height="360" fill="url(#s)"/>
  <path d="M20 250V120l35-34 35 34v130zM96 250V90h62v160zM164 250V130l44-40 44 40v120zM258 250V104h58v146zM322 250V128l34-32 34 32v122zM396 250V110h64v140z" fill="#3a2f4a"/>
  <path d="M42 140h10v18H42zm22 0h10v18H64zM42 180h10v18H42zm70-60h12v20h-12zm26 0h12v20h-12zm-26 44h12v20h-12zm82-10h12v20h-12zm26 40h12v20h-12zm52-60h10v18h-10zm22 44h10v18h-10zm58-20h10v18h-10zm66 4h12v20h-12zm0 44h12v20h-12z" fill="#f6c667"/>
  <rect y="250" width="480" height="110" fill="#1d2a4a"/>
  <path d="M40 272h90M180 290h120M340 276h80M80 314h70M230 330h140" stroke="#e58a6b" stroke-width="4" opacity=".55"/>
  <path d="M150 262h130l-22 28h-86z" fill="#c4503f"/><path d="M172 262v-22h60v22z" fill="#f2e3cf"/>
</svg>`);

/** A bowl of tomato soup. */
export const soupDrawing = toUrl(`${open}
  <rect width="480" height="360" fill="#dfe8dc"/>
  <ellipse cx="240" cy="300" rx="190" ry="26" fill="#c3d1bf"/>
  <path d="M70 170h340q-12 130-170 130T70 170z" fill="#35597a"/>
  <ellipse cx="240" cy="170" rx="170" ry="44" fill="#f2f0ea"/>
  <ellipse cx="240" cy="172" rx="150" ry="34" fill="#c8472f"/>
  <path d="M180 172q20-22 44 0-22 18-44 0zm70-8q18-16 38 2-20 16-38-2z" fill="#4f8a4b"/>
  <path d="M170 120q-14-26 4-50m66 44q-14-30 4-58m66 62q-14-26 4-50" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".8"/>
</svg>`);

/** A lighthouse on a rock. */
export const lighthouseDrawing = toUrl(`${open}
  <rect width="480" height="360" fill="#9fd0e6"/>
  <circle cx="90" cy="80" r="38" fill="#fff1c9"/>
  <path d="M0 250q40-18 80 0t80 0 80 0 80 0 80 0 80 0v110H0z" fill="#2f7c9c"/>
  <path d="M170 290q40-70 120-70t120 70z" fill="#5b6570"/>
  <path d="M262 230l14-130h40l14 130z" fill="#f7f3ee"/>
  <path d="M268 176l4-36h48l4 36zM264 212l2-18h60l2 18z" fill="#c8423a"/>
  <path d="M270 100V78h52v22zM276 78l20-20 20 20z" fill="#33404d"/>
  <path d="M276 88 140 60v44zM316 88l136-28v44z" fill="#fff6d6" opacity=".7"/>
  <path d="M0 290q40-18 80 0t80 0 80 0 80 0 80 0 80 0v70H0z" fill="#276784"/>
</svg>`);
