import { Fragment, type ReactNode } from 'react'
import { Alerts } from '@/sections/alerts/alerts'
import { toAlerts } from '@/sections/alerts/alerts.query'
import { ArticleIndex } from '@/sections/article-index/article-index'
import { BoardBrief } from '@/sections/board-brief/board-brief'
import { toBoardBrief } from '@/sections/board-brief/board-brief.query'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { toCallToAction } from '@/sections/call-to-action/call-to-action.query'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { toCardGrid } from '@/sections/card-grid/card-grid.query'
import { CaseFiles } from '@/sections/case-files/case-files'
import { toCaseFiles } from '@/sections/case-files/case-files.query'
import { toChart } from '@/sections/chart/chart.query'
import { ChartSection } from '@/sections/chart/chart-section'
import { CodeSample } from '@/sections/code-sample/code-sample'
import { toCodeSample } from '@/sections/code-sample/code-sample.query'
import { ContactDetails } from '@/sections/contact-details/contact-details'
import { toContactDetails } from '@/sections/contact-details/contact-details.query'
import { ContactForm } from '@/sections/contact-form/contact-form'
import { toContactForm } from '@/sections/contact-form/contact-form.query'
import { Countries } from '@/sections/countries/countries'
import { toCountries } from '@/sections/countries/countries.query'
import { Coverage } from '@/sections/coverage/coverage'
import { toCoverage } from '@/sections/coverage/coverage.query'
import { Directory } from '@/sections/directory/directory'
import { toDirectory } from '@/sections/directory/directory.query'
import { DocumentList } from '@/sections/document-list/document-list'
import { Endpoints } from '@/sections/endpoints/endpoints'
import { toEndpoints } from '@/sections/endpoints/endpoints.query'
import { FactTable } from '@/sections/fact-table/fact-table'
import { toFactTable } from '@/sections/fact-table/fact-table.query'
import { Faq } from '@/sections/faq/faq'
import { toFaq } from '@/sections/faq/faq.query'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { toFeatureRows } from '@/sections/feature-rows/feature-rows.query'
import { FeedBoard } from '@/sections/feed-board/feed-board'
import { toFeedBoard } from '@/sections/feed-board/feed-board.query'
import { Findings } from '@/sections/findings/findings'
import { toFindings } from '@/sections/findings/findings.query'
import { FirstQuestions } from '@/sections/first-questions/first-questions'
import { toFirstQuestions } from '@/sections/first-questions/first-questions.query'
import { GuideIndex } from '@/sections/guide-index/guide-index'
import type { RawSection, RawSectionOf } from '@/sections/heading'
import { Hero } from '@/sections/hero/hero'
import { toHero } from '@/sections/hero/hero.query'
import { Impacts } from '@/sections/impacts/impacts'
import { toImpacts } from '@/sections/impacts/impacts.query'
import { LearningPaths } from '@/sections/learning-paths/learning-paths'
import { toNewsletter } from '@/sections/newsletter/newsletter.query'
import { NewsletterSection } from '@/sections/newsletter/newsletter-section'
import { isHead, PageTitle, type TitleLevel } from '@/sections/page-title'
import { Plans } from '@/sections/plans/plans'
import { toPlans } from '@/sections/plans/plans.query'
import { Regions } from '@/sections/regions/regions'
import { toRegions } from '@/sections/regions/regions.query'
import { ReportContents } from '@/sections/report-contents/report-contents'
import { toReportContents } from '@/sections/report-contents/report-contents.query'
import { toRichText } from '@/sections/rich-text/rich-text.query'
import { RichTextSection } from '@/sections/rich-text/rich-text-section'
import { StatBand } from '@/sections/stat-band/stat-band'
import { toStatBand } from '@/sections/stat-band/stat-band.query'
import { Steps } from '@/sections/steps/steps'
import { toSteps } from '@/sections/steps/steps.query'
import { Stories } from '@/sections/stories/stories'
import { toStories } from '@/sections/stories/stories.query'
import { Timeline } from '@/sections/timeline/timeline'
import { toTimeline } from '@/sections/timeline/timeline.query'

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
  cardGrid: (raw) => <CardGrid {...toCardGrid(raw)} />,
  documentList: (raw) => <DocumentList {...raw} />,
  guideIndex: (raw) => <GuideIndex {...raw} />,
  articleIndex: (raw) => <ArticleIndex {...raw} />,
  statBand: (raw) => <StatBand {...toStatBand(raw)} />,
  chart: (raw) => <ChartSection {...toChart(raw)} />,
  findings: (raw) => <Findings {...toFindings(raw)} />,
  reportContents: (raw) => <ReportContents {...toReportContents(raw)} />,
  impacts: (raw) => <Impacts {...toImpacts(raw)} />,
  regions: (raw) => <Regions {...toRegions(raw)} />,
  countries: (raw) => <Countries {...toCountries(raw)} />,
  steps: (raw) => <Steps {...toSteps(raw)} />,
  featureRows: (raw) => <FeatureRows {...toFeatureRows(raw)} />,
  feedBoard: (raw) => <FeedBoard {...toFeedBoard(raw)} />,
  firstQuestions: (raw) => <FirstQuestions {...toFirstQuestions(raw)} />,
  plans: (raw) => <Plans {...toPlans(raw)} />,
  alerts: (raw) => <Alerts {...toAlerts(raw)} />,
  faq: (raw) => <Faq {...toFaq(raw)} />,
  codeSample: (raw) => <CodeSample {...toCodeSample(raw)} />,
  endpoints: (raw) => <Endpoints {...toEndpoints(raw)} />,
  richText: (raw) => <RichTextSection {...toRichText(raw)} />,
  boardBrief: (raw) => <BoardBrief {...toBoardBrief(raw)} />,
  caseFiles: (raw) => <CaseFiles {...toCaseFiles(raw)} />,
  contactDetails: (raw) => <ContactDetails {...toContactDetails(raw)} />,
  contactForm: (raw) => <ContactForm {...toContactForm(raw)} />,
  coverage: (raw) => <Coverage {...toCoverage(raw)} />,
  directory: (raw) => <Directory {...toDirectory(raw)} />,
  stories: (raw) => <Stories {...toStories(raw)} />,
  timeline: (raw) => <Timeline {...toTimeline(raw)} />,
  factTable: (raw) => <FactTable {...toFactTable(raw)} />,
  learningPaths: (raw) => <LearningPaths {...raw} />,
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
