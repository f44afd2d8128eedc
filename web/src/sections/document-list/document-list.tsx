import type { ReactNode } from 'react'
import { toAction } from '@/content/objects/action'
import { CourseSheets } from '@/sections/document-list/course-sheets'
import { Events, Jobs } from '@/sections/document-list/dated-lists'
import type { Listed } from '@/sections/document-list/document-list.query'
import { FigureRegister } from '@/sections/document-list/figure-register'
import { GuideTimetable } from '@/sections/document-list/guide-timetable'
import { People } from '@/sections/document-list/people'
import { ProductRange } from '@/sections/document-list/product-range'
import { Recordings } from '@/sections/document-list/recordings'
import { ReportShelf } from '@/sections/document-list/report-shelf'
import { Testimonials } from '@/sections/document-list/testimonials'
import { UpcomingReports } from '@/sections/document-list/upcoming-reports'
import { WordMarks } from '@/sections/document-list/word-marks'
import { toHeading } from '@/sections/heading'
import type { SectionProps } from '@/sections/section'
import { Band, type Tone } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

type ListSection = SectionProps<'documentList'>
type ListedType = NonNullable<ListSection['what']>

/** Documents of one type, all or chosen; each type has its own layout. */
export function DocumentList(section: ListSection) {
  const { anchor, ...heading } = toHeading(section)
  if (section.what === 'testimonial' && section.look === 'marks')
    return <WordMarks testimonials={listed(section, 'testimonial')} {...heading} anchor={anchor} />
  const drawn = draw(section)
  if (!drawn) return null
  return (
    <Band anchor={anchor} tone={drawn.tone}>
      <SectionHeading
        {...heading}
        layout={section.what === 'testimonial' ? 'stacked' : 'split'}
        className={drawn.isRuled ? 'mb-6 sm:mb-10' : 'mb-6 sm:mb-12'}
      />
      {drawn.list}
    </Band>
  )
}

/** `isRuled`: the list begins with a rule and has less space above. */
type Drawn = { tone: Tone; isRuled?: boolean; list: ReactNode }

/** The list and its background, or nothing if there are no documents. */
function draw(section: ListSection): Drawn | undefined {
  const { what, look, emptyText } = section
  if (what === 'job') {
    const list = <Jobs jobs={listed(section, what)} note={section.note} emptyText={emptyText} />
    return { tone: 'sunk', isRuled: true, list }
  }
  if (what === 'event') {
    const events = listed(section, what)
    const list = <Events events={events} emptyText={emptyText} />
    return { tone: 'paper', isRuled: true, list }
  }
  if (!section.documents.some((document) => document?._type === what)) return undefined
  switch (what) {
    case 'product':
      return { tone: 'paper', list: <ProductRange products={listed(section, what)} /> }
    case 'report': {
      const download = toAction(section.action)
      const list = <ReportShelf reports={listed(section, what)} download={download} />
      return { tone: 'sunk', list }
    }
    case 'upcomingReport':
      return {
        tone: 'paper',
        list: <UpcomingReports reports={listed(section, what)} />,
      }
    case 'guide':
      return {
        tone: 'ink',
        list: <GuideTimetable guides={listed(section, what)} />,
      }
    case 'course':
      return {
        tone: 'sunk',
        list: <CourseSheets courses={listed(section, what)} />,
      }
    case 'recording': {
      const asPosters = look === 'cards'
      const list = <Recordings recordings={listed(section, what)} asPosters={asPosters} />
      return { tone: asPosters ? 'paper' : 'sunk', isRuled: true, list }
    }
    case 'person': {
      const list = <People people={listed(section, what)} look={look} />
      return { tone: look === 'list' ? 'sunk' : 'paper', list }
    }
    case 'testimonial':
      return {
        tone: 'sunk',
        list: <Testimonials testimonials={listed(section, what)} />,
      }
    case 'companyFigure':
      return {
        tone: 'paper',
        isRuled: true,
        list: <FigureRegister figures={listed(section, what)} />,
      }
    default:
      return undefined
  }
}

/** A chosen document of another type, or one that is not published, is left out. */
function listed<Type extends ListedType>({ documents }: ListSection, type: Type): Listed<Type>[] {
  const all: readonly ListSection['documents'][number][] = documents
  return all.filter((each): each is Listed<Type> => each?._type === type)
}
