import type { Path, SchemaType } from 'sanity'
import { isBlock, isRecord } from '../schema/validation/places'

const NAMES = ['title', 'label', 'question', 'name', 'value'] as const

/** The place of a finding in the form's titles: Sections › Card grid “Why us” › Title. */
export function fieldTitles(path: Path, schemaType: SchemaType, document: unknown): string[] {
  let type: SchemaType | undefined = schemaType
  let value = document
  return path.map((step) => {
    if (typeof step === 'string') {
      value = isRecord(value) ? value[step] : undefined
      type = fieldOf(type, step)
      return type?.title ?? step
    }
    const items = Array.isArray(value) ? value : []
    const place =
      typeof step === 'number' ? step : items.findIndex((item) => item?._key === keyOf(step))
    value = items[place]
    type = memberOf(type, value)
    return itemTitle(value, type, place)
  })
}

const keyOf = (step: Path[number]) => (typeof step === 'object' && '_key' in step ? step._key : '')

function fieldOf(type: SchemaType | undefined, name: string): SchemaType | undefined {
  return type && 'fields' in type
    ? type.fields.find((field) => field.name === name)?.type
    : undefined
}

function memberOf(type: SchemaType | undefined, item: unknown): SchemaType | undefined {
  if (!type || !('of' in type) || !Array.isArray(type.of)) return undefined
  const members: SchemaType[] = type.of
  const name = isRecord(item) ? item._type : undefined
  return members.find((member) => member.name === name) ?? members[0]
}

function itemTitle(item: unknown, type: SchemaType | undefined, place: number): string {
  if (isBlock(item)) return `Paragraph ${place + 1}`
  if (!isRecord(item)) return `Item ${place + 1}`
  const title = type?.title ?? 'Item'
  const name = NAMES.map((field) => item[field]).find(
    (found) => typeof found === 'string' && found.trim(),
  )
  return typeof name === 'string' ? `${title} “${shortened(name)}”` : `${title} ${place + 1}`
}

const shortened = (text: string) => (text.length > 28 ? `${text.slice(0, 27).trim()}…` : text)
