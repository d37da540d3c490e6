// The page at /privacy.
export { default } from '../reader/analytics/client/PrivacyPage';
