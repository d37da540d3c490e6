export { DocAd as default } from '../../../../ads/client/DocAd';
