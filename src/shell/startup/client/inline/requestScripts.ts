import { DEFERRED_SCRIPT_TYPE } from '../../model/deferredScripts';
import { getStartWindow } from '../../../route-table/client/startWindow';

/**
 * Requests the template's scripts, which run in document order.
 *
 * @param onFailure called for a script that can't be fetched, and after the last one if the main
 * script hasn't run by then (it was empty, truncated, or HTML)
 */
export function requestScripts(onFailure: () => void): void {
  const deferred = document.querySelectorAll<HTMLElement>(
    `head > script[type="${DEFERRED_SCRIPT_TYPE}"]`,
  );
  deferred.forEach(({ dataset }, index) => {
    const script = document.createElement('script');
    script.src = dataset['src'] ?? '';
    script.async = false;
    script.onerror = () => {
      onFailure();
    };
    if (index === deferred.length - 1) {
      script.onload = () => {
        if (getStartWindow().siteEntered !== true) onFailure();
      };
    }
    document.head.appendChild(script);
  });
}
