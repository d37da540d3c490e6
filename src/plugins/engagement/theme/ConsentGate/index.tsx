export { ConsentGate as default } from '../../../../reader/consent/client/ConsentGate';
