/**
 * Joy UI components built on Base UI's `useButton`. Link isn't one: it has no `type` in the browser
 * either.
 */
const JOY_BUTTON =
  /\bMui(?:(?:Button|IconButton|MenuButton|ToggleButton|ChipDelete|ModalClose|ListItemButton|Tab)-root|Chip-action|Select-button)\b/;
const BUTTON = /<button((?: [\w-]+(?:="[^"]*")?)*)>/g;

/**
 * Adds the attributes that Joy UI only sets on its buttons after they mount to a demo's server HTML.
 * Without `disabled`, a disabled button can be reached by keyboard before hydration, and its faint
 * label is reported as insufficient contrast. Without `type`, the button submits the form around it.
 *
 * Why: `useRootElementName` (@mui/base/utils) reads the element's name from its ref, and Joy UI doesn't
 * pass `rootElementName`. React leaves the attributes alone when it hydrates.
 *
 * @param html as React writes it, with attributes in double quotes
 */
export function completeButtons(html: string): string {
  return html.replace(BUTTON, (button, attributes: string) => {
    const [, className = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
    if (!JOY_BUTTON.test(className)) return button;
    const type = / type="/.test(attributes) ? '' : ' type="button"';
    const isDisabled = /(?:^|\s)Mui-disabled(?:\s|$)/.test(className);
    const disabled = isDisabled && !/ (?:aria-)?disabled="/.test(attributes) ? ' disabled=""' : '';
    return `<button${attributes}${type}${disabled}>`;
  });
}
