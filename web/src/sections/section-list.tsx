import { Fragment, type ReactNode } from 'react'
import { Alerts } from '@/sections/alerts/alerts'
import { toAlerts } from '@/sections/alerts/to-alerts'
import { ArticleBrowser } from '@/sections/article-browser/article-browser'
import { toArticleBrowser } from '@/sections/article-browser/to-article-browser'
import { ArticleFeature } from '@/sections/article-feature/article-feature'
import { toArticleFeature } from '@/sections/article-feature/to-article-feature'
import { BoardBrief } from '@/sections/board-brief/board-brief'
import { toBoardBrief } from '@/sections/board-brief/to-board-brief'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { toCallToAction } from '@/sections/call-to-action/to-call-to-action'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { toCardGrid } from '@/sections/card-grid/to-card-grid'
import { CaseFiles } from '@/sections/case-files/case-files'
import { toCaseFiles } from '@/sections/case-files/to-case-files'
import { ChartSection } from '@/sections/chart/chart-section'
import { toChart } from '@/sections/chart/to-chart'
import { CodeSample } from '@/sections/code-sample/code-sample'
import { toCodeSample } from '@/sections/code-sample/to-code-sample'
import { ContactDetails } from '@/sections/contact-details/contact-details'
import { toContactDetails } from '@/sections/contact-details/to-contact-details'
import { ContactForm } from '@/sections/contact-form/contact-form'
import { toContactForm } from '@/sections/contact-form/to-contact-form'
import { Countries } from '@/sections/countries/countries'
import { toCountries } from '@/sections/countries/to-countries'
import { Courses } from '@/sections/courses/courses'
import { toCourses } from '@/sections/courses/to-courses'
import { Coverage } from '@/sections/coverage/coverage'
import { toCoverage } from '@/sections/coverage/to-coverage'
import { Directory } from '@/sections/directory/directory'
import { toDirectory } from '@/sections/directory/to-directory'
import { Endpoints } from '@/sections/endpoints/endpoints'
import { toEndpoints } from '@/sections/endpoints/to-endpoints'
import { Events } from '@/sections/events/events'
import { toEvents } from '@/sections/events/to-events'
import { FactTable } from '@/sections/fact-table/fact-table'
import { toFactTable } from '@/sections/fact-table/to-fact-table'
import { Faq } from '@/sections/faq/faq'
import { toFaq } from '@/sections/faq/to-faq'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { toFeatureRows } from '@/sections/feature-rows/to-feature-rows'
import { FeedBoard } from '@/sections/feed-board/feed-board'
import { toFeedBoard } from '@/sections/feed-board/to-feed-board'
import { Findings } from '@/sections/findings/findings'
import { toFindings } from '@/sections/findings/to-findings'
import { FirstQuestions } from '@/sections/first-questions/first-questions'
import { toFirstQuestions } from '@/sections/first-questions/to-first-questions'
import { GuideCards } from '@/sections/guide-cards/guide-cards'
import { toGuideCards } from '@/sections/guide-cards/to-guide-cards'
import { GuideSearch } from '@/sections/guide-search/guide-search'
import { toGuideSearch } from '@/sections/guide-search/to-guide-search'
import { GuideTopics } from '@/sections/guide-topics/guide-topics'
import { toGuideTopics } from '@/sections/guide-topics/to-guide-topics'
import { Hero } from '@/sections/hero/hero'
import { toHero } from '@/sections/hero/to-hero'
import { Impacts } from '@/sections/impacts/impacts'
import { toImpacts } from '@/sections/impacts/to-impacts'
import { Jobs } from '@/sections/jobs/jobs'
import { toJobs } from '@/sections/jobs/to-jobs'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { toLearningPaths } from '@/sections/learning-paths/to-learning-paths'
import { NewsletterSection } from '@/sections/newsletter/newsletter-section'
import { toNewsletter } from '@/sections/newsletter/to-newsletter'
import { isHead, PageTitle, type TitleLevel } from '@/sections/page-title'
import { People } from '@/sections/people/people'
import { toPeopleSection } from '@/sections/people/to-people'
import { Plans } from '@/sections/plans/plans'
import { toPlans } from '@/sections/plans/to-plans'
import { ProductCards } from '@/sections/product-cards/product-cards'
import { toProductCards } from '@/sections/product-cards/to-product-cards'
import type { RawSection, RawSectionOf } from '@/sections/raw-section'
import { Recordings } from '@/sections/recordings/recordings'
import { toRecordings } from '@/sections/recordings/to-recordings'
import { Regions } from '@/sections/regions/regions'
import { toRegions } from '@/sections/regions/to-regions'
import { ReportContents } from '@/sections/report-contents/report-contents'
import { toReportContents } from '@/sections/report-contents/to-report-contents'
import { ReportHead } from '@/sections/report-head/report-head'
import { toReportHead } from '@/sections/report-head/to-report-head'
import { ReportImprint } from '@/sections/report-imprint/report-imprint'
import { toReportImprint } from '@/sections/report-imprint/to-report-imprint'
import { ReportList } from '@/sections/report-list/report-list'
import { toReportList } from '@/sections/report-list/to-report-list'
import { RichTextSection } from '@/sections/rich-text/rich-text-section'
import { toRichText } from '@/sections/rich-text/to-rich-text'
import { StatBand } from '@/sections/stat-band/stat-band'
import { toStatBand } from '@/sections/stat-band/to-stat-band'
import { Steps } from '@/sections/steps/steps'
import { toSteps } from '@/sections/steps/to-steps'
import { Stories } from '@/sections/stories/stories'
import { toStories } from '@/sections/stories/to-stories'
import { Testimonials } from '@/sections/testimonials/testimonials'
import { toTestimonials } from '@/sections/testimonials/to-testimonials'
import { Timeline } from '@/sections/timeline/timeline'
import { toTimeline } from '@/sections/timeline/to-timeline'
import { toUpcomingReports } from '@/sections/upcoming-reports/to-upcoming-reports'
import { UpcomingReports } from '@/sections/upcoming-reports/upcoming-reports'

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
  cardGrid: (raw) => <CardGrid {...toCardGrid(raw)} />,
  statBand: (raw) => <StatBand {...toStatBand(raw)} />,
  chart: (raw) => <ChartSection {...toChart(raw)} />,
  reportHead: (raw, { level, fallback }) => (
    <ReportHead {...toReportHead(raw)} title={raw.title || fallback} level={level} />
  ),
  reportImprint: (raw) => <ReportImprint {...toReportImprint(raw)} />,
  reportList: (raw) => <ReportList {...toReportList(raw)} />,
  findings: (raw) => <Findings {...toFindings(raw)} />,
  reportContents: (raw) => <ReportContents {...toReportContents(raw)} />,
  impacts: (raw) => <Impacts {...toImpacts(raw)} />,
  regions: (raw) => <Regions {...toRegions(raw)} />,
  countries: (raw) => <Countries {...toCountries(raw)} />,
  upcomingReports: (raw) => <UpcomingReports {...toUpcomingReports(raw)} />,
  steps: (raw) => <Steps {...toSteps(raw)} />,
  featureRows: (raw) => <FeatureRows {...toFeatureRows(raw)} />,
  testimonials: (raw) => <Testimonials {...toTestimonials(raw)} />,
  feedBoard: (raw) => <FeedBoard {...toFeedBoard(raw)} />,
  firstQuestions: (raw) => <FirstQuestions {...toFirstQuestions(raw)} />,
  plans: (raw) => <Plans {...toPlans(raw)} />,
  alerts: (raw) => <Alerts {...toAlerts(raw)} />,
  faq: (raw) => <Faq {...toFaq(raw)} />,
  codeSample: (raw) => <CodeSample {...toCodeSample(raw)} />,
  endpoints: (raw) => <Endpoints {...toEndpoints(raw)} />,
  guideSearch: (raw) => <GuideSearch {...toGuideSearch(raw)} />,
  guideTopics: (raw) => <GuideTopics {...toGuideTopics(raw)} />,
  guideCards: (raw) => <GuideCards {...toGuideCards(raw)} />,
  richText: (raw) => <RichTextSection {...toRichText(raw)} />,
  boardBrief: (raw) => <BoardBrief {...toBoardBrief(raw)} />,
  caseFiles: (raw) => <CaseFiles {...toCaseFiles(raw)} />,
  contactDetails: (raw) => <ContactDetails {...toContactDetails(raw)} />,
  contactForm: (raw) => <ContactForm {...toContactForm(raw)} />,
  coverage: (raw) => <Coverage {...toCoverage(raw)} />,
  directory: (raw) => <Directory {...toDirectory(raw)} />,
  stories: (raw) => <Stories {...toStories(raw)} />,
  timeline: (raw) => <Timeline {...toTimeline(raw)} />,
  courses: (raw) => <Courses {...toCourses(raw)} />,
  events: (raw) => <Events {...toEvents(raw)} />,
  factTable: (raw) => <FactTable {...toFactTable(raw)} />,
  jobs: (raw) => <Jobs {...toJobs(raw)} />,
  learningPaths: (raw) => <LearningPaths {...toLearningPaths(raw)} />,
  people: (raw) => <People {...toPeopleSection(raw)} />,
  recordings: (raw) => <Recordings {...toRecordings(raw)} />,
  articleFeature: (raw) => <ArticleFeature {...toArticleFeature(raw)} />,
  articleBrowser: (raw) => <ArticleBrowser {...toArticleBrowser(raw)} />,
  newsletter: (raw) => <NewsletterSection {...toNewsletter(raw)} />,
  callToAction: (raw) => <CallToAction {...toCallToAction(raw)} />,
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
