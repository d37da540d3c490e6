/**
 * Whether readers' browsers keep pages for reading offline. `OFFLINE=off` in the environment of a
 * build is the switch: its `/sw.js` empties the caches and removes the worker of earlier releases.
 */
export const offline = { isOn: process.env['OFFLINE'] !== 'off' } as const;
