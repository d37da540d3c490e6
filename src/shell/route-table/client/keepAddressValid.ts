import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repairAddress } from '../model/repairAddress';

/** Replaces the address in place, so that nobody reads one that the router can't use. */
function repair(): void {
  const { pathname, search, hash } = window.location;
  const repaired = repairAddress({ pathname, hash });
  if (repaired.pathname === pathname && repaired.hash === hash) return;
  window.history.replaceState(window.history.state, '', repaired.pathname + search + repaired.hash);
}

// Client modules run before the router exists, so this also hears each change before the router.
if (ExecutionEnvironment.canUseDOM) {
  repair();
  window.addEventListener('popstate', repair);
}
