/** Buttons of Joy UI that `useButton` of Base UI finishes; its Link has no type in the browser either. */
const JOY_BUTTON =
  /\bMui(?:(?:Button|IconButton|MenuButton|ToggleButton|ChipDelete|ModalClose|ListItemButton|Tab)-root|Chip-action|Select-button)\b/;
const BUTTON = /<button((?: [\w-]+(?:="[^"]*")?)*)>/g;

/**
 * The server's HTML of a demo with the attributes that Joy UI gives its buttons only when they are
 * mounted: without `disabled` the keyboard reaches a disabled button before hydration and its faint
 * label counts as too little contrast; without `type` it submits the form around it.
 *
 * Why: `useRootElementName` (@mui/base/utils) learns the element's name from its ref, and Joy UI does
 * not pass `rootElementName`. React leaves the attributes alone when it hydrates.
 *
 * @param html as React writes it: attributes in double quotes
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
