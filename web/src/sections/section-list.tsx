import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { toActions } from '@/content/objects/action'
import { toImage } from '@/content/objects/image'
import { isHead, PageTitle } from '@/sections/page-title'
import { costsOf } from '@/sections/plans/costs-of'
import { PricedOpening } from '@/sections/plans/priced-opening'
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
  const [first, second, ...others] = sections
  const isOpenedByHead = title !== undefined && first !== undefined && isHead(first)
  return (
    <>
      {title !== undefined && !isOpenedByHead && (
        <PageTitle title={title} isHidden={sections.some(isHead)} />
      )}
      {isOpenedByHead ? (
        <Opening
          head={{
            ...first,
            level: 'h1',
            title: first.title || title,
            hasBar: sections.some(isBar),
            ...(lists(first) && { contents: toContents(sections.slice(1)) }),
          }}
          next={second}
          between={afterFirst}
        />
      ) : (
        <>
          {first && <SourcedSection key={first._key} {...first} />}
          {afterFirst}
          {second && <SourcedSection key={second._key} {...second} />}
        </>
      )}
      {others.map((section) => (
        <SourcedSection key={section._key} {...section} />
      ))}
    </>
  )
}

type OpeningProps = { head: Shown; next: Section | undefined; between: ReactNode }

/** The head of a page and the section that follows it, which may share their place. */
function Opening({ head, next, between }: OpeningProps) {
  const costs = next && costsBeside(head, next)
  if (costs)
    return (
      <>
        <PricedOpening costs={costs} head={<SourcedSection key={head._key} {...head} isHalf />}>
          <SourcedSection key={next._key} {...next} isHalf />
        </PricedOpening>
        {between}
      </>
    )
  const isShared = next && isBeside(head, next)
  return (
    <>
      <SourcedSection
        key={head._key}
        {...head}
        {...(isShared && { half: <SourcedSection key={next._key} {...next} isHalf /> })}
      />
      {between}
      {next && !isShared && <SourcedSection key={next._key} {...next} />}
    </>
  )
}

/** A section with what its place on the page adds. */
type Shown = Section &
  Pick<SectionProps<SectionType>, 'level' | 'half' | 'isHalf' | 'hasBar' | 'contents'>

/** Give it the section's key: the tools of Presentation read a template once, so a section that moves needs its own. */
function SourcedSection(section: Shown) {
  return (
    <>
      <SectionSource section={section} />
      <SectionView section={section} />
    </>
  )
}

const isBar = (section: Section) =>
  section._type === 'callToAction' &&
  section.look === 'bar' &&
  toActions(section.actions).length > 0

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

/** Whether an article in large type stands in the place of the picture that an opening does not have. */
function isBeside(head: Section, next: Section): boolean {
  const isOpen =
    head._type === 'hero' && head.look === 'picture' && !head.picture && !toImage(head.image)
  return isOpen && next._type === 'articleIndex' && next.look === 'type'
}

/** What the calculator counts that has room beside a line or two: that of the prices that follow. */
function costsBeside(head: Section, next: Section) {
  const isShort = head._type === 'hero' && head.look === 'brief'
  return isShort && next._type === 'plans' ? costsOf(next) : undefined
}
