import type { FilterDefault } from '@sanity/client/stega'

/**
 * Fields without text that a page shows: options and keys that code compares, links, code, and what stands in attributes
 * or for search engines only. Nothing inside them is marked either.
 */
export const UNMARKED_FIELDS: ReadonlySet<string> = new Set([
  'acceptedBy',
  'anchor',
  'area',
  'badge',
  'brandSlug',
  'closeLabel',
  'code',
  'cover',
  'currency',
  'current',
  'dialog',
  'employmentType',
  'field',
  'fields',
  'href',
  'icon',
  'install',
  'key',
  'kind',
  'language',
  'learnMoreAbout',
  'level',
  'list',
  'listItem',
  'look',
  'marks',
  'method',
  'newsletterPlaceholder',
  'orderRank',
  'path',
  'phone',
  'picture',
  'popular',
  'poster',
  'presets',
  'pressEmail',
  'privacyEmail',
  'risk',
  'route',
  'salesEmail',
  'searchHint',
  'seo',
  'stage',
  'standing',
  'style',
  'supportEmail',
  'tag',
  'tags',
  'target',
  'team',
  'tone',
  'unit',
  'url',
  'what',
  // Where only one field of the name is none, with what it stands in: a list or the type of the document.
  ...['alerts.label', 'archives.month', 'report.category'],
])

/** Only text that is displayed may end in a mark, which would change any other value. */
export function isMarked({
  sourceDocument,
  sourcePath,
  value,
}: Pick<Parameters<FilterDefault>[0], 'sourceDocument' | 'sourcePath' | 'value'>): boolean {
  const isDate = sourcePath.at(-1) !== 'text' && DATE.test(value)
  if (value.trim() === '' || isDate) return false
  if (sourceDocument._type.startsWith('sanity.')) return false
  const fields = sourcePath.filter((step) => typeof step === 'string')
  const [field, parent = sourceDocument._type] = fields.toReversed()
  if (UNMARKED_FIELDS.has(`${parent}.${field}`)) return false
  return !fields.some((name) => name.startsWith('_') || UNMARKED_FIELDS.has(name))
}

const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/
