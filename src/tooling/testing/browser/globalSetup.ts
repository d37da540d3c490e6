export { launchSharedBrowser as default } from './sharedBrowser';
