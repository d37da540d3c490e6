import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repairAddress } from '../model/repairAddress';

/** Replaces the page's URL if the router can't use it, before any other code reads it. */
function repair(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repairAddress({ pathname, hash });
  if (repaired.pathname === pathname && repaired.hash === hash) return;
  window.history.replaceState(window.history.state, '', repaired.pathname + search + repaired.hash);
}

// Client modules run before the router is created, so this listener also runs before the router's.
if (ExecutionEnvironment.canUseDOM) {
  repair();
  window.addEventListener('popstate', repair);
}
