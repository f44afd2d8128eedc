import type { SECTIONS_QUERY_RESULT } from '@/content/sanity/types.gen'

type Sections = NonNullable<NonNullable<SECTIONS_QUERY_RESULT>['sections']>

/** One section as the query gives it; each section's mapper ends its nulls. */
export type RawSection = Sections[number]
export type RawSectionOf<Type extends RawSection['_type']> = Extract<RawSection, { _type: Type }>
