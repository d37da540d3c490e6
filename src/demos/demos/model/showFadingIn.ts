/** How a `Fade` of Material UI writes that it's `in` and has not begun; out, it has `visibility` too. */
const FADING_IN = / style="opacity:0"/g;

/**
 * The server's HTML of a demo with what fades in when it's mounted shown, such as the arrows above
 * each calendar of the Date Pickers. Readers without scripts would never see it, the others not
 * before the demo is hydrated. `Fade` writes the same opacity then, so nothing is seen to change.
 *
 * Why: `Transition` (react-transition-group) starts at `exited` where it has `appear`, and effects
 * don't run on the server.
 *
 * @param html as React writes it: attributes in double quotes
 */
export function showFadingIn(html: string): string {
  return html.replace(FADING_IN, ' style="opacity:1"');
}
