import type { FAQPage, Graph, Thing } from 'schema-dts'
import { articleData } from '@/documents/article/article-structured-data'
import { type CourseFacts, courseData } from '@/documents/course/course-structured-data'
import { eventData } from '@/documents/event/event-structured-data'
import { jobPosting } from '@/documents/job/job-structured-data'
import type { PageFacts } from '@/documents/page-facts'
import { software } from '@/documents/product/product-structured-data'
import { type ReportFacts, reportData } from '@/documents/report/report-structured-data'
import { absoluteUrl, type DataSite } from '@/lib/site-url'
import { breadcrumbList, type Crumb } from '@/seo/structured-data/trail'

type About = {
  facts: PageFacts
  trail: readonly Crumb[]
  courses: readonly CourseFacts[]
  report: ReportFacts | null
}

/** Structured data of a page. */
export function pageGraph(site: DataSite, { facts, trail, courses, report }: About): Graph {
  const { path } = facts
  const questions = facts.questions.flatMap((each) =>
    each?.question && each.answer ? [{ question: each.question, answer: each.answer }] : [],
  )
  const things: Thing[] = [
    ...(trail.length > 0 ? [breadcrumbList(site, trail)] : []),
    ...mainThing(site, facts),
    ...(report ? [reportData(site, report, path)] : []),
    ...courses.map((course) => courseData(site, course, path)),
    ...(questions.length > 0 ? [faqPage(site, questions, path)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

/** What a page is about. A type that is missing here does not compile. */
function mainThing(site: DataSite, facts: PageFacts): Thing[] {
  switch (facts._type) {
    case 'product':
      return [software(site, facts)]
    case 'article':
    case 'guide':
      return [articleData(site, facts)]
    case 'job':
      return [jobPosting(site, facts)]
    case 'event':
      return [eventData(site, facts)]
    case 'page':
    case 'legalPage':
      return []
  }
}

type Question = { question: string; answer: string }

/** The questions that a page answers. */
export function faqPage(site: DataSite, questions: readonly Question[], path: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(site, `${path}#faq`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
