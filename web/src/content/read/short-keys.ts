type Fields = Readonly<Record<string, unknown>>

/**
 * Published content with short keys: each item of a list has its position as `_key`. React needs keys that are unique
 * among siblings, and sends them to the browser, where random ones are 3 % of a page's HTML. Texts keep theirs: their
 * marks and the ids of their headings refer to them.
 */
export function withShortKeys<Result>(result: Result): Result {
  return shortened(result) as Result
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isTextBlock) ? value : value.map(shortenedItem)
  return isFields(value) ? shortenedFields(value) : value
}

function shortenedItem(item: unknown, at: number): unknown {
  if (!isFields(item) || !item._key) return shortened(item)
  return { ...shortenedFields(item), _key: String(at) }
}

const shortenedFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shortened(value)]))

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isTextBlock = (item: unknown) => isFields(item) && item._type === 'block'
