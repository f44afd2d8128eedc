import { stegaClean } from '@sanity/client/stega'
import { Fragment, type ReactNode } from 'react'
import { toImage } from '@/content/objects/image'
import { isHead, PageTitle } from '@/sections/page-title'
import { sectionViews } from '@/sections/registry'
import type { Section, SectionProps, SectionType } from '@/sections/section'

/** One section; a type that the site does not know is not shown. */
export function SectionView<Type extends SectionType>({
  section,
}: {
  section: SectionProps<Type> & { _type: Type }
}) {
  const view = Object.hasOwn(sectionViews, section._type) && sectionViews[section._type]
  return view ? view(section) : null
}

type SectionListProps = {
  sections: readonly Section[]
  /** The page's title; left out where something above the sections is the page's h1. */
  title?: string
  /** Shown after the first section, such as a product's own image. */
  afterFirst?: ReactNode
}

/**
 * The sections of a page, with exactly one h1: the title of a head that stands first, else the page's own title. Every
 * other section has an h2.
 */
export function SectionList({ sections, title, afterFirst }: SectionListProps) {
  const [first] = sections
  const isOpenedByHead = title !== undefined && first !== undefined && isHead(first)
  const half = isOpenedByHead ? halfBeside(first, sections[1]) : undefined
  return (
    <>
      {title !== undefined && !isOpenedByHead && (
        <PageTitle title={title} isHidden={sections.some(isHead)} />
      )}
      {sections.map((section, index) => {
        if (section === half) return null
        const isHeadOfPage = index === 0 && isOpenedByHead
        return (
          <Fragment key={section._key}>
            <SectionSource section={section} />
            <SectionView
              section={
                isHeadOfPage
                  ? {
                      ...section,
                      level: 'h1',
                      title: section.title || title,
                      ...(lists(section) && { contents: toContents(sections.slice(1)) }),
                      half: half && (
                        <>
                          <SectionSource section={half} />
                          <SectionView section={{ ...half, isHalf: true }} />
                        </>
                      ),
                    }
                  : section
              }
            />
            {index === 0 && afterFirst}
          </Fragment>
        )
      })}
      {sections.length === 0 && afterFirst}
    </>
  )
}

const lists = (head: Section) => head._type === 'hero' && head.look === 'contents'

/** The sections that a link can lead to. */
const toContents = (sections: readonly Section[]) =>
  sections.flatMap(({ anchor, title }) =>
    anchor && title ? { href: `#${stegaClean(anchor)}`, title } : [],
  )

/** For the editor's tools: a section may have no text that tells where it comes from. */
function SectionSource({ section: { draftSource } }: { section: Section }) {
  return draftSource && <template data-section={draftSource} />
}

/** An article in large type after an opening that has no picture stands in the picture's place. */
function halfBeside(head: Section, next: Section | undefined) {
  const isOpen =
    head._type === 'hero' && head.look === 'picture' && !head.picture && !toImage(head.image)
  const isArticle = next?._type === 'articleIndex' && next.look === 'type'
  return isOpen && isArticle ? next : undefined
}
