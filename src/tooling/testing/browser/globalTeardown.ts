export { closeSharedBrowser as default } from './sharedBrowser';
