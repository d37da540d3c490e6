export { ConsentChoice as default } from '../../../../shell/settings/client/ConsentChoice';
