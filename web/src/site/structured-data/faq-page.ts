import type { FAQPage } from 'schema-dts'
import type { Question } from '@/documents/page-facts'
import { addressOf, type DataSite } from '@/lib/site-address'

/** The FAQ of a page as structured data. */
export function faqPage(site: DataSite, questions: readonly Question[], path: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': addressOf(site, `${path}#faq`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
