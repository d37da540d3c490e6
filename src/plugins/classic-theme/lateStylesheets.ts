/**
 * Stylesheets of what a reader opens, or of what arrives after the first paint. They're fetched with
 * the code that needs them, instead of being in the one stylesheet that every page waits for.
 *
 * Nothing that the server draws may need one of them: it would be seen without its styles. Only code
 * behind an `import()` may use them (`lateStylesheets.test.ts`).
 */
export const LATE_STYLESHEETS = [
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
