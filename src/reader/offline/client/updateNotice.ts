import { translate } from '@docusaurus/Translate';
import styles from './updateNotice.module.css';

/** Delay in ms before the live region gets its text, because assistive technology ignores the initial text of a new region. */
const ANNOUNCE_DELAY_MS = 100;

function createButton(
  label: string,
  className: string | undefined,
  onPress: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = className ?? '';
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Shows a notice about a new release to a reader with unsaved work. The page only reloads if they press the button. */
export function showUpdateNotice(reload: () => void): void {
  const box = document.createElement('div');
  box.className = styles['notice'] ?? '';
  box.dataset['updateNotice'] = '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const actions = document.createElement('div');
  actions.append(
    createButton(
      translate({ id: 'site.offline.reload', message: 'Reload' }),
      styles['reload'],
      reload,
    ),
    createButton(translate({ id: 'site.offline.later', message: 'Later' }), styles['later'], () => {
      box.remove();
    }),
  );
  box.append(text, actions);
  document.body.append(box);
  setTimeout(() => {
    text.textContent = translate({
      id: 'site.offline.updated',
      message:
        'A new version of this site is available. What you’ve typed is kept until you reload.',
      description: 'Shown to someone who is typing while an update is waiting',
    });
  }, ANNOUNCE_DELAY_MS);
}
