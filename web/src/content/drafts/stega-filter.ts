import type { FilterDefault } from '@sanity/client/stega'
import { NEVER_SHOWN, SHOWN_UNMARKED } from '@/content/fields-not-shown.gen'

/** Fields that have no mark, nor has anything inside them: the schema says so, or Portable Text has them for itself. */
const UNMARKED: ReadonlySet<string> = new Set([
  ...NEVER_SHOWN,
  ...SHOWN_UNMARKED,
  ...['listItem', 'marks', 'style'],
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
  if (UNMARKED.has(`${parent}.${field}`)) return false
  return !fields.some((name) => name.startsWith('_') || UNMARKED.has(name))
}

const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/
