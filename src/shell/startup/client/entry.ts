import { reportEntered, reportFailedStart } from '../../route-table/client/failedStart';
import { nextTask } from '../../route-table/client/nextTask';

/**
 * Starts the application in production, split into several tasks. Evaluating its modules takes
 * 90 ms on a slow phone, and as one task that would keep the page from responding to input.
 * `eager` keeps the modules in the main script. Docusaurus' own entry runs last, when everything
 * that it imports has been evaluated.
 */
async function start(): Promise<void> {
  // Parsing the script is already one task.
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@theme/Root');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

reportEntered();
start().catch((error: unknown) => {
  reportFailedStart();
  throw error;
});
