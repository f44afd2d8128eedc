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
      'for 7 days. Anyone with the link sees all unpublished changes, without an account.',
    'share-preview-menu.qr-code.instructions':
      'Scan the code with a phone, or copy the link. To end a link, turn sharing off; turning it on again makes a new one.',
    'share-preview-menu.copy-url.text': 'Copy preview link',
  },
})
