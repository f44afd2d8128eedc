import { fillFigures } from '@/sanity/read/figures'
import { seedDocuments } from './seed.ts'

export const seededFigures = seedDocuments.filter((each) => each._type === 'companyFigure')

/** A value with the texts that visitors see: figures instead of their names and references. */
export function shown<Value>(value: Value): Value {
  return fillFigures(withReferenced(value), seededFigures) as Value
}

function withReferenced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferenced)
  if (typeof value !== 'object' || value === null) return value
  const { _type, figure, ...fields } = value as Record<string, unknown>
  const id = (figure as { _ref?: string } | undefined)?._ref
  const registered = seededFigures.find(({ _id }) => _type === 'figure' && _id === id)
  if (registered) return { _type, value: registered.value, label: registered.label, ...fields }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withReferenced(each)]),
  )
}
