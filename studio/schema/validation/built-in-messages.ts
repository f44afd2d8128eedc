import { defineLocaleResourceBundle } from 'sanity'

/** The Studio's own validation messages that editors meet, with what to do. */
export const builtInMessages = defineLocaleResourceBundle({
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
