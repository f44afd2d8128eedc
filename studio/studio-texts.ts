import { defineLocaleResourceBundle } from 'sanity'

/** The Studio's validation messages for editors, rewritten to say what to do. */
const builtInMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'array.item-duplicate': 'This is in the list twice. Remove one.',
    'generic.not-allowed': 'Choose one of the values that the field offers.',
    'generic.required': 'Fill this in.',
    'object.asset-required': 'Upload an image or a file.',
    'object.reference-not-published':
      'What this leads to is not published, or no longer exists. Publish it first, or choose another.',
  },
})

/** Texts of "Share this preview". The site sets how long a link works (web/src/app/api/draft-mode/enable/route.ts). */
const shareTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'presentation',
  resources: {
    'share-preview-menu.toggle-button.label_first-line': 'Share this preview',
    'share-preview-menu.toggle-button.label_second-line':
      'for 7 days. Anyone with the link sees all unpublished changes, without an account.',
    'share-preview-menu.qr-code.instructions':
      'Scan the code with a phone, or copy the link. To end a link and the previews opened with it, turn sharing off; turning it on again makes a new one.',
    'share-preview-menu.copy-url.text': 'Copy preview link',
  },
})

/** “Items” are sections here: only they have several types (tests/unit/studio/section-menu.test.ts). */
const sectionTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: { 'inputs.array.action.add-item-select-type': 'Add section…' },
})

const goes = (question: string) =>
  `${question} If it has a page, visitors find nothing there. To lead them to another page, cancel, and first choose “Send visitors to…” in the menu beside Publish.`
const DELETE = goes('Delete this document?')

/** What Delete and Unpublish ask, with the action that is needed before them. */
const leavingTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'confirm-delete-dialog.confirmation.text_delete': DELETE,
    'confirm-delete-dialog.confirmation.text_delete_one': DELETE,
    'confirm-delete-dialog.confirmation.text_delete_other': goes(
      'Delete all versions of this document?',
    ),
    'confirm-delete-dialog.confirmation.text_unpublish': goes('Unpublish “<DocumentTitle/>”?'),
  },
})

export const studioTexts = [builtInMessages, shareTexts, sectionTexts, leavingTexts]
