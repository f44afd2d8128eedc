import type { PathSegment } from 'sanity'
import { type DocumentRule, isBlock, isRecord, type Stored } from './places'

/** Lists in which an empty text has a meaning. */
const MAY_BE_EMPTY = new Set(['cells', 'columns'])
/** The field that tells items of one list apart. */
const NAMES = ['title', 'question', 'name', 'label', 'topic'] as const

const withoutKeys = (value: unknown): string =>
  JSON.stringify(value, (key, inner) => (key === '_key' ? undefined : inner))

const segment = (item: unknown, index: number): PathSegment =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index

/** The words that an item goes by. */
function nameOf(item: Stored): string | undefined {
  // The label of an alert is one of two decisions.
  if (item._type === 'alert') return undefined
  // Cards of questions may have the same title: it is who asks.
  const names = item._type === 'card' && item.question ? ['question'] : NAMES
  const found = names.map((name) => item[name]).find((name) => typeof name === 'string' && name)
  return typeof found === 'string' ? found.trim().toLowerCase() : undefined
}

/** Advice on lists: empty items, items that appear twice, items with the same name. */
export const adviseItems: DocumentRule = (places) =>
  places.flatMap(({ value, path, field }) => {
    if (!Array.isArray(value) || value.some(isBlock) || MAY_BE_EMPTY.has(field)) return []
    const seen = new Map<string, number>()
    return value.flatMap((item: unknown, index) => {
      const at = [...path, segment(item, index)]
      if (item === '' || item === null) {
        return [
          { code: 'item.empty', message: 'This item is empty. Type it, or remove it.', path: at },
        ]
      }
      // Lists of texts and of references have their own rule.
      if (!isRecord(item) || item._ref) return []
      const copy = seen.get(withoutKeys(item))
      const sameName = seen.get(`name ${nameOf(item)}`)
      seen.set(withoutKeys(item), index)
      if (nameOf(item)) seen.set(`name ${nameOf(item)}`, index)
      if (copy !== undefined) {
        const what = field === 'sections' ? 'section' : 'item'
        return [
          {
            code: 'item.duplicate',
            message: `This ${what} is the same as number ${copy + 1} above. Change it, or remove it.`,
            path: at,
          },
        ]
      }
      if (sameName === undefined || field === 'sections') return []
      return [
        {
          code: 'item.same-name',
          message: `Number ${sameName + 1} above has the same name. Visitors cannot tell them apart: rename one.`,
          path: at,
        },
      ]
    })
  })
