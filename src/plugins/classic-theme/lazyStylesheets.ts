/**
 * Stylesheets for what opens or appears after the first paint. They load with the code that needs
 * them and aren't part of the stylesheet that every page waits for.
 *
 * Server-rendered elements must not need them, because they would be painted unstyled. Only code
 * behind an `import()` may use them, which `lazyStylesheets.test.ts` checks.
 */
export const LAZY_STYLESHEETS = [
  'demos/editor/client/editor.module.css',
  'reader/ads/client/AdAppeal.module.css',
  'reader/ads/client/AdCard.module.css',
  'reader/ads/client/HideButton.module.css',
  'reader/ads/client/SponsorScript.module.css',
  'reader/analytics/client/DebugPanel.module.css',
  'reader/consent/client/ConsentBanner.module.css',
  'reader/feedback/client/FeedbackForm.module.css',
  'reader/feedback/client/SectionControl.module.css',
  'reader/offline/client/updateNotice.module.css',
  'reader/search/client/SearchDialog.module.css',
  'reader/search/client/SearchStart.module.css',
  'shell/navigation/client/ShortcutDialog.module.css',
  'writing/languages/client/LanguageOffer.module.css',
] as const;
