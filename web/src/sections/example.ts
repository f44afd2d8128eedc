import type { SectionOf, SectionType } from '@/sections/heading'

/** One section as the query returns it, for the gallery and for tests. */
export type Example<Type extends SectionType> = { name: string; section: SectionOf<Type> }

/** The examples of every section type. */
export type SectionExamples = { [Type in SectionType]: readonly Example<Type>[] }
