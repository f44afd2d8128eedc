import { Fragment, type ReactNode } from 'react'
import { Alerts } from '@/sections/alerts/alerts'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { ArticleIndex } from '@/sections/article-index/article-index'
import { BoardBrief } from '@/sections/board-brief/board-brief'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { toChart } from '@/sections/chart/chart.query'
import { ChartSection } from '@/sections/chart/chart-section'
import { CodeSample } from '@/sections/code-sample/code-sample'
import { toCodeSample } from '@/sections/code-sample/code-sample.query'
import { Contact } from '@/sections/contact/contact'
import { DocumentList } from '@/sections/document-list/document-list'
import { Endpoints } from '@/sections/endpoints/endpoints'
import { toEndpoints } from '@/sections/endpoints/endpoints.query'
import { FactTable } from '@/sections/fact-table/fact-table'
import { Faq } from '@/sections/faq/faq'
import { toFaq } from '@/sections/faq/faq.query'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { GuideIndex } from '@/sections/guide-index/guide-index'
import type { RawSection, RawSectionOf } from '@/sections/heading'
import { Hero } from '@/sections/hero/hero'
import { toHero } from '@/sections/hero/hero.query'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { isHead, PageTitle, type TitleLevel } from '@/sections/page-title'
import { Plans } from '@/sections/plans/plans'
import { toPlans } from '@/sections/plans/plans.query'
import { Profiles } from '@/sections/profiles/profiles'
import { toRichText } from '@/sections/rich-text/rich-text.query'
import { RichTextSection } from '@/sections/rich-text/rich-text-section'
import { StatBand } from '@/sections/stat-band/stat-band'
import { Steps } from '@/sections/steps/steps'
import { Stories } from '@/sections/stories/stories'

/** The level of a hero's title, and what replaces a missing one. */
type HeadTitle = { level: TitleLevel; fallback: string }
type Drawings = {
  [Type in RawSection['_type']]: (raw: RawSectionOf<Type>, head: HeadTitle) => ReactNode
}

/** Every section type and how it is drawn: a type that is missing here does not compile. */
const drawings: Drawings = {
  hero: (raw, { level, fallback }) => (
    <Hero {...toHero(raw)} title={raw.title || fallback} level={level} />
  ),
  cardGrid: (section) => <CardGrid {...section} />,
  statBand: (section) => <StatBand {...section} />,
  documentList: (raw) => <DocumentList {...raw} />,
  guideIndex: (raw) => <GuideIndex {...raw} />,
  articleIndex: (raw) => <ArticleIndex {...raw} />,
  chart: (raw) => <ChartSection {...toChart(raw)} />,
  steps: (section) => <Steps {...section} />,
  featureRows: (section) => <FeatureRows {...section} />,
  plans: (raw) => <Plans {...toPlans(raw)} />,
  alerts: (raw) => <Alerts {...toAlerts(raw)} />,
  faq: (raw) => <Faq {...toFaq(raw)} />,
  codeSample: (raw) => <CodeSample {...toCodeSample(raw)} />,
  endpoints: (raw) => <Endpoints {...toEndpoints(raw)} />,
  richText: (raw) => <RichTextSection {...toRichText(raw)} />,
  boardBrief: (section) => <BoardBrief {...section} />,
  contact: (section) => <Contact {...section} />,
  profiles: (section) => <Profiles {...section} />,
  stories: (section) => <Stories {...section} />,
  factTable: (section) => <FactTable {...section} />,
  callToAction: (section) => <CallToAction {...section} />,
  learningPaths: (raw) => <LearningPaths {...raw} />,
}

function draw<Type extends RawSection['_type']>(
  raw: RawSectionOf<Type> & { _type: Type },
  head: HeadTitle,
) {
  return drawings[raw._type](raw, head)
}

type SectionListProps = {
  sections: readonly RawSection[]
  /** The page's title; left out if something above the sections is the h1. */
  title?: string
  /** Shown after the first section, as a product's own image is. */
  afterFirst?: ReactNode
}

/**
 * A page's sections with exactly one h1: the title of a hero that comes first, else the page's own title. All other
 * titles are h2.
 */
export function SectionList({ sections, title, afterFirst }: SectionListProps) {
  const [first] = sections
  const isOpenedByHead = title !== undefined && first !== undefined && isHead(first)
  return (
    <>
      {title !== undefined && !isOpenedByHead && (
        <PageTitle title={title} isHidden={sections.some(isHead)} />
      )}
      {sections.map((section, index) => (
        <Fragment key={section._key}>
          {index === 0 && isOpenedByHead
            ? draw(section, { level: 'h1', fallback: title })
            : draw(section, { level: 'h2', fallback: '' })}
          {index === 0 && afterFirst}
        </Fragment>
      ))}
      {sections.length === 0 && afterFirst}
    </>
  )
}
