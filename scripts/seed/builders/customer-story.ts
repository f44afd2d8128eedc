import type { Figure, Step } from '../../../web/src/content/types.gen.ts'
import { primary, secondary } from './action.ts'
import { keyFrom } from './key.ts'
import { portableText } from './portable-text.ts'
import { referenceList } from './reference.ts'
import { page } from './routable.ts'
import { section } from './section.ts'
import { table } from './table.ts'
import { to } from './target.ts'

type CustomerStory = {
  customer: string
  path: string
  sector: string
  title: string
  text: string
  figures: (Figure & { _key: string })[]
  /** Markup for `portableText`. */
  problem: string
  /** Time, title and text of each step. */
  timeline: [note: string, title: string, text: string][]
  changes: [what: string, before: string, after: string][]
  testimonial: string
  /** The page of the product, and its name. */
  product: [path: string, name: string]
  description: string
}

/** The page of a customer, as the Studio's template “Customer story” begins it. */
export function customerStory(story: CustomerStory) {
  const [productPath, productName] = story.product
  return page({
    title: story.customer,
    path: story.path,
    sections: [
      section('hero', {
        look: 'ledger',
        eyebrow: `Customer story · ${story.sector}`,
        title: story.title,
        text: story.text,
        figures: story.figures,
      }),
      section('richText', {
        anchor: 'problem',
        title: 'The problem',
        body: portableText(story.problem),
      }),
      section('steps', {
        look: 'timeline',
        anchor: 'timeline',
        title: 'What they did',
        steps: story.timeline.map(([note, title, text]): Step & { _key: string } => ({
          _type: 'step',
          _key: keyFrom('step', title),
          note,
          title,
          text,
        })),
      }),
      section('factTable', {
        look: 'change',
        anchor: 'before-and-after',
        title: 'Before and after',
        table: table(['Figure', 'Before', 'After'], ...story.changes),
        note: `Figures of ${story.customer}. Results differ between organizations.`,
      }),
      section('documentList', {
        what: 'testimonial',
        anchor: 'quote',
        title: 'In their words',
        chosen: referenceList([story.testimonial]),
      }),
      section('callToAction', {
        look: 'paper',
        title: 'See it with your own cases',
        text: 'Setup takes 2-4 weeks, and training is included.',
        actions: [
          primary('Request Personal Demo', to.dialog('personal-demo')),
          secondary(`See ${productName}`, to.document(productPath)),
        ],
      }),
    ],
    seo: { title: `${story.customer}: customer story`, description: story.description },
  })
}
