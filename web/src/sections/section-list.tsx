import { Fragment, type ReactNode } from 'react'
import { Alerts } from '@/sections/alerts/alerts'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { ArticleBrowser } from '@/sections/article-browser/article-browser'
import { toArticleBrowser } from '@/sections/article-browser/article-browser.query'
import { ArticleFeature } from '@/sections/article-feature/article-feature'
import { toArticleFeature } from '@/sections/article-feature/article-feature.query'
import { BoardBrief } from '@/sections/board-brief/board-brief'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { toChart } from '@/sections/chart/chart.query'
import { ChartSection } from '@/sections/chart/chart-section'
import { CodeSample } from '@/sections/code-sample/code-sample'
import { toCodeSample } from '@/sections/code-sample/code-sample.query'
import { Contact } from '@/sections/contact/contact'
import { Courses } from '@/sections/courses/courses'
import { toCourses } from '@/sections/courses/courses.query'
import { Endpoints } from '@/sections/endpoints/endpoints'
import { toEndpoints } from '@/sections/endpoints/endpoints.query'
import { Events } from '@/sections/events/events'
import { toEvents } from '@/sections/events/events.query'
import { FactTable } from '@/sections/fact-table/fact-table'
import { Faq } from '@/sections/faq/faq'
import { toFaq } from '@/sections/faq/faq.query'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { GuideCards } from '@/sections/guide-cards/guide-cards'
import { toGuideCards } from '@/sections/guide-cards/guide-cards.query'
import { GuideSearch } from '@/sections/guide-search/guide-search'
import { toGuideSearch } from '@/sections/guide-search/guide-search.query'
import { GuideTopics } from '@/sections/guide-topics/guide-topics'
import { toGuideTopics } from '@/sections/guide-topics/guide-topics.query'
import type { RawSection, RawSectionOf } from '@/sections/heading'
import { Hero } from '@/sections/hero/hero'
import { toHero } from '@/sections/hero/hero.query'
import { Jobs } from '@/sections/jobs/jobs'
import { toJobs } from '@/sections/jobs/jobs.query'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { toLearningPaths } from '@/sections/learning-paths/learning-paths.query'
import { isHead, PageTitle, type TitleLevel } from '@/sections/page-title'
import { People } from '@/sections/people/people'
import { toPeopleSection } from '@/sections/people/people.query'
import { Plans } from '@/sections/plans/plans'
import { toPlans } from '@/sections/plans/plans.query'
import { ProductCards } from '@/sections/product-cards/product-cards'
import { toProductCards } from '@/sections/product-cards/product-cards.query'
import { Profiles } from '@/sections/profiles/profiles'
import { Recordings } from '@/sections/recordings/recordings'
import { toRecordings } from '@/sections/recordings/recordings.query'
import { ReportHead } from '@/sections/report-head/report-head'
import { toReportHead } from '@/sections/report-head/report-head.query'
import { ReportImprint } from '@/sections/report-imprint/report-imprint'
import { toReportImprint } from '@/sections/report-imprint/report-imprint.query'
import { ReportList } from '@/sections/report-list/report-list'
import { toReportList } from '@/sections/report-list/report-list.query'
import { toRichText } from '@/sections/rich-text/rich-text.query'
import { RichTextSection } from '@/sections/rich-text/rich-text-section'
import { StatBand } from '@/sections/stat-band/stat-band'
import { Steps } from '@/sections/steps/steps'
import { Stories } from '@/sections/stories/stories'
import { Testimonials } from '@/sections/testimonials/testimonials'
import { toTestimonials } from '@/sections/testimonials/testimonials.query'
import { UpcomingReports } from '@/sections/upcoming-reports/upcoming-reports'
import { toUpcomingReports } from '@/sections/upcoming-reports/upcoming-reports.query'

/** The title of a head: how it is written, and what stands in for one that is missing. */
type HeadTitle = { level: TitleLevel; fallback: string }
type Drawings = {
  [Type in RawSection['_type']]: (raw: RawSectionOf<Type>, head: HeadTitle) => ReactNode
}

/** Every section type and how it is drawn: a type that is missing here does not compile. */
const drawings: Drawings = {
  hero: (raw, { level, fallback }) => (
    <Hero {...toHero(raw)} title={raw.title || fallback} level={level} />
  ),
  productCards: (raw) => <ProductCards {...toProductCards(raw)} />,
  cardGrid: (section) => <CardGrid {...section} />,
  statBand: (section) => <StatBand {...section} />,
  chart: (raw) => <ChartSection {...toChart(raw)} />,
  reportHead: (raw, { level, fallback }) => (
    <ReportHead {...toReportHead(raw)} title={raw.title || fallback} level={level} />
  ),
  reportImprint: (raw) => <ReportImprint {...toReportImprint(raw)} />,
  reportList: (raw) => <ReportList {...toReportList(raw)} />,
  upcomingReports: (raw) => <UpcomingReports {...toUpcomingReports(raw)} />,
  steps: (section) => <Steps {...section} />,
  featureRows: (section) => <FeatureRows {...section} />,
  testimonials: (raw) => <Testimonials {...toTestimonials(raw)} />,
  plans: (raw) => <Plans {...toPlans(raw)} />,
  alerts: (raw) => <Alerts {...toAlerts(raw)} />,
  faq: (raw) => <Faq {...toFaq(raw)} />,
  codeSample: (raw) => <CodeSample {...toCodeSample(raw)} />,
  endpoints: (raw) => <Endpoints {...toEndpoints(raw)} />,
  guideSearch: (raw) => <GuideSearch {...toGuideSearch(raw)} />,
  guideTopics: (raw) => <GuideTopics {...toGuideTopics(raw)} />,
  guideCards: (raw) => <GuideCards {...toGuideCards(raw)} />,
  richText: (raw) => <RichTextSection {...toRichText(raw)} />,
  boardBrief: (section) => <BoardBrief {...section} />,
  contact: (section) => <Contact {...section} />,
  profiles: (section) => <Profiles {...section} />,
  stories: (section) => <Stories {...section} />,
  courses: (raw) => <Courses {...toCourses(raw)} />,
  events: (raw) => <Events {...toEvents(raw)} />,
  factTable: (section) => <FactTable {...section} />,
  jobs: (raw) => <Jobs {...toJobs(raw)} />,
  learningPaths: (raw) => <LearningPaths {...toLearningPaths(raw)} />,
  people: (raw) => <People {...toPeopleSection(raw)} />,
  recordings: (raw) => <Recordings {...toRecordings(raw)} />,
  articleFeature: (raw) => <ArticleFeature {...toArticleFeature(raw)} />,
  articleBrowser: (raw) => <ArticleBrowser {...toArticleBrowser(raw)} />,
  callToAction: (section) => <CallToAction {...section} />,
}

function draw<Type extends RawSection['_type']>(
  raw: RawSectionOf<Type> & { _type: Type },
  head: HeadTitle,
) {
  return drawings[raw._type](raw, head)
}

type SectionListProps = {
  sections: readonly RawSection[]
  /** The page's title; left out where something above the sections is the page's h1. */
  title?: string
  /** Shown after the first section, as a product's own image is. */
  afterFirst?: ReactNode
}

/**
 * A page's sections, one under another, with one h1 whatever they are: the title of a head that stands first, else the
 * page's own title. Every other head has an h2, as all sections have.
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
