import { DEFERRED_SCRIPT_TYPE } from '../../model/deferredScripts';
import { getStartWindow } from '../../../route-table/client/startWindow';

/**
 * Requests the template's scripts in their order. Reports a script that can't be fetched, and a last
 * one after which the main script hasn't run (it was empty, truncated, or HTML).
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
