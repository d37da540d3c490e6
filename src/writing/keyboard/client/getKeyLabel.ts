import { translate } from '@docusaurus/Translate';

/** Returns a key's label in the page's language. Letters are their own labels. */
export function getKeyLabel(key: string): string {
  switch (key) {
    case 'ArrowUp':
      return translate({ id: 'site.keyboard.up', message: 'Up arrow' });
    case 'ArrowDown':
      return translate({ id: 'site.keyboard.down', message: 'Down arrow' });
    case 'ArrowLeft':
      return translate({ id: 'site.keyboard.left', message: 'Left arrow' });
    case 'ArrowRight':
      return translate({ id: 'site.keyboard.right', message: 'Right arrow' });
    case 'PageUp':
      return translate({ id: 'site.keyboard.pageUp', message: 'Page up' });
    case 'PageDown':
      return translate({ id: 'site.keyboard.pageDown', message: 'Page down' });
    case 'Space':
      return translate({ id: 'site.keyboard.space', message: 'Space' });
    default:
      return key;
  }
}
