export { ConsentGate as default } from '../../../../consent/client/ConsentGate';
