/**
 * What Material UI's `Fade` renders when it's `in` but hasn't started. When it's out, it also sets
 * `visibility`.
 */
const FADING_IN = / style="opacity:0"/g;

/**
 * Makes content that fades in on mount, such as the arrows above each Date Pickers calendar, visible
 * in a demo's server HTML. Otherwise it would be invisible until hydration, and always without
 * JavaScript. `Fade` ends at the same opacity, so hydration causes no visible change.
 *
 * Why: with `appear`, `Transition` (react-transition-group) starts at `exited`, and effects don't run
 * on the server.
 *
 * @param html as React writes it, with attributes in double quotes
 */
export function showFadingIn(html: string): string {
  return html.replace(FADING_IN, ' style="opacity:1"');
}
