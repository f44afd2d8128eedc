import type { ReactNode } from 'react'
import type { SECTIONS_QUERY_RESULT } from '@/content/types.gen'

type AnySection = NonNullable<NonNullable<SECTIONS_QUERY_RESULT>['sections']>[number]

export type SectionType = AnySection['_type']
/** One section as the query returns it. */
export type SectionOf<Type extends SectionType> = Extract<AnySection, { _type: Type }>
/** One section, ready to be shown; in draft mode also its place in the document. */
export type Section = AnySection & { draftSource?: string }

/** How a section that can open a page writes its title: at most one of them is the page's h1. */
export type TitleLevel = 'h1' | 'h2'

/** What a section component gets: the section and, if it opens a page, the level of its title. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & {
  level?: TitleLevel
  /** The section in the other half of an opening, and that a section is such a half. */
  half?: ReactNode
  isHalf?: boolean
  /** Whether phones have the page's actions at the foot of the screen. */
  hasBar?: boolean
  /** The titles of the sections that an opening can list. */
  contents?: readonly { href: string; title: string }[]
}

/** The component of each section type: a type that is missing does not compile. */
export type SectionViews = {
  [Type in SectionType]: (section: SectionProps<Type>) => ReactNode
}
