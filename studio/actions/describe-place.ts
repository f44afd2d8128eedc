import type { Path, SchemaType } from 'sanity'
import { isObject } from './stored-document'

interface TypeWithChildren {
  title?: string
  fields?: { name: string; type: SchemaType }[]
  of?: SchemaType[]
}

/** The titles of the fields on the path to a place in a document, such as “Sections › Hero › Buttons”. */
export function describePlace(type: SchemaType | undefined, document: unknown, path: Path): string {
  const titles: string[] = []
  let current: TypeWithChildren | undefined = type
  let value: unknown = document
  for (const step of path) {
    // A text block stores its links in `markDefs`, beside its spans.
    if (step === 'markDefs') return [...titles, 'Link'].join(' › ')
    if (typeof step === 'string') {
      current = current?.fields?.find(({ name }) => name === step)?.type
      value = isObject(value) ? value[step] : undefined
      titles.push(current?.title ?? step)
      continue
    }
    value = itemAt(value, step)
    const name = isObject(value) ? value._type : undefined
    current = current?.of?.find((each) => each.name === name)
    if (current?.title && name !== 'reference' && name !== 'block') titles.push(current.title)
  }
  return titles.join(' › ')
}

function itemAt(list: unknown, step: Path[number]): unknown {
  if (!Array.isArray(list)) return undefined
  if (typeof step === 'number') return list[step]
  return list.find(
    (item) => isObject(item) && isObject(step) && '_key' in step && item._key === step._key,
  )
}
