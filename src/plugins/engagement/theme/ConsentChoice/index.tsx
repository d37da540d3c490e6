export { ConsentChoice as default } from '../../../../settings/client/ConsentChoice';
