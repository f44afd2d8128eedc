import type { Page } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

type Section = NonNullable<Page['sections']>[number]
type SectionType = Section['_type']
type SectionOf<T extends SectionType> = Extract<Section, { _type: T }>
type FieldsOf<T extends SectionType> = Omit<SectionOf<T>, '_type' | '_key'>

/** A section of any schema type; its key comes from its anchor or title. */
export function section<T extends SectionType>(type: T, fields: FieldsOf<T>): SectionOf<T> {
  const { anchor, title } = fields as { anchor?: string; title?: string }
  // TypeScript cannot narrow the spread to one member of the union.
  return {
    _type: type,
    _key: keyFrom(type, anchor ?? title ?? 'untitled'),
    ...fields,
  } as unknown as SectionOf<T>
}
