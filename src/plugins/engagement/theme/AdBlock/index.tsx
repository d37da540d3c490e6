export { DocAd as default } from '../../../../reader/ads/client/DocAd';
