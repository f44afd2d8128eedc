import { defineLocaleResourceBundle } from 'sanity'

/**
 * What "Share this preview" of the Presentation tool tells an editor. The site decides how long a link works
 * (web/src/app/api/draft-mode/enable/route.ts).
 */
export const shareTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'share-preview-menu.toggle-button.label_first-line': 'Share this preview',
    'share-preview-menu.toggle-button.label_second-line':
      'for 7 days. Who has the link needs no account and sees all unpublished changes.',
    'share-preview-menu.qr-code.instructions':
      'Scan the code with a phone, or copy the link. Turn sharing off and on again for a new link; the old one ends.',
    'share-preview-menu.copy-url.text': 'Copy preview link',
  },
})
