import { reportEntered, reportFailedStart } from '../../route-table/client/failedStart';
import { nextTask } from '../../route-table/client/nextTask';

/**
 * The start of the application in production, in several tasks: what its modules do when they are
 * first needed takes 90 ms on a slow phone, in which a page would not answer a reader. `eager`
 * means that they are in the main script; Docusaurus' own entry comes last and finds them ready.
 */
async function start(): Promise<void> {
  // Reading the script is a task of its own.
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
