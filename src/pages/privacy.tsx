// The page at /privacy.
export { default } from '../analytics/client/PrivacyPage';
