import type { ReactNode } from 'react'
import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'
import type { Words } from '@/sanity/words'

type Stored = NonNullable<NonNullable<SECTIONS_QUERY_RESULT>['sections']>[number]
type Times = 'showFrom' | 'showUntil'
/** Each type of section without its times, which are used up when it is read. */
type AnySection = Stored extends infer Each
  ? Each extends Stored
    ? Omit<Each, Times>
    : never
  : never

export type SectionType = Stored['_type']
/** One section as the query returns it. */
export type SectionOf<Type extends SectionType> = Extract<AnySection, { _type: Type }>
/** One section with the words around its content. */
export type Section = AnySection & { words: Words; draft?: DraftPlace }

/** In draft mode: a section's place in the document, and when visitors see it. */
type DraftPlace = Pick<Stored, Times> & { source: string }

/** How a section that can open a page writes its title: at most one of them is the page's h1. */
export type TitleLevel = 'h1' | 'h2'

/** What a section component gets: the section, words and, if it opens a page, the level of its title. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & {
  words: Words
  level?: TitleLevel
}

/** The component of each section type: a type that is missing does not compile. */
export type SectionViews = {
  [Type in SectionType]: (section: SectionProps<Type>) => ReactNode
}
