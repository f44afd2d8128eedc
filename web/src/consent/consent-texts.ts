import type { CONSENT_QUERY_RESULT } from '@/sanity/types.gen'

const TEXTS = [
  'title',
  'text',
  'acceptLabel',
  'rejectLabel',
  'customiseLabel',
  'learnMoreLabel',
  'settingsTitle',
  'settingsText',
  'saveLabel',
  'savedText',
  'signalText',
  'chatText',
  'chatInsteadLabel',
] as const
const CATEGORIES = ['necessary', 'analytics', 'chat', 'marketing', 'social'] as const

type CategoryTexts = { name: string; text: string }

/** The words of the banner and of the settings. */
export type ConsentTexts = Record<(typeof TEXTS)[number], string> & {
  version: string
  categories: Record<(typeof CATEGORIES)[number], CategoryTexts>
}

type RawConsent = NonNullable<CONSENT_QUERY_RESULT>

export function toConsentTexts(raw: RawConsent): ConsentTexts {
  const texts = TEXTS.map((name) => [name, raw[name] ?? ''])
  const categories = CATEGORIES.map((name) => [
    name,
    { name: raw[name]?.name ?? name, text: raw[name]?.text ?? '' },
  ])
  return {
    version: String(raw.version ?? 0),
    ...Object.fromEntries(texts),
    categories: Object.fromEntries(categories),
  }
}
