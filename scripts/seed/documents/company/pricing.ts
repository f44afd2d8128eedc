import { primary, quiet, secondary } from '../../builders/action.ts'
import { referenceTo } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { plans as oraclePlans } from '../products/oracle-plans.ts'
import { plans as screeningPlans } from '../products/screening-plans.ts'
import { plans as supportPlans } from '../resources/support-center-service.ts'

const hero = section('hero', {
  look: 'brief',
  eyebrow: 'Pricing',
  title: 'Screening from $0.005 a check, Oracle from $99 a month',
  text: 'Screening Basic costs $0.01 a check, up to 25,000 a month; Professional, $0.005, at least $250 a month. Other prices depend on seats, volume and deployment; sales replies within {{salesReply}}.',
  actions: [
    primary('Get Started Free', to.route('/signup')),
    secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'products' })),
  ],
})

const others = section('cardGrid', {
  anchor: 'on-request',
  title: 'Priced on request',
  text: 'Setup takes 2-4 weeks, and training is included in every price.',
  look: 'plain',
  columns: 4,
  cards: [
    card('Reactor and Storyline', 'Per seat, per year, in our cloud or on-premises.', {
      icon: 'network',
      action: quiet('See Reactor', to.document('/products/reactor')),
    }),
    card('KYT', 'By the number of transactions you monitor each month.', {
      icon: 'radar',
      action: quiet('See KYT', to.document('/products/kyt')),
    }),
    card('Data and Market Intelligence', 'By API calls, networks and years of history.', {
      icon: 'database',
      action: quiet('See Data', to.document('/products/data')),
    }),
    card('Courses', 'Per person, with the certificate; teams on request.', {
      icon: 'graduation-cap',
      action: quiet('See the Academy', to.document('/resources/academy')),
    }),
  ],
})

type PlansSection = typeof screeningPlans

/** The plans of that page, read from it, under the name of what they are for. */
const plansOf = (path: string, { text }: PlansSection, anchor: string, title: string) =>
  section('plans', { anchor, title, text, plansOf: referenceTo(path) })

export const pricing = page({
  title: 'Pricing: plans and prices',
  path: '/pricing',
  sections: [
    hero,
    plansOf(`/products/${brandSlug}-screening`, screeningPlans, 'screening', 'Screening'),
    plansOf(`/products/${brandSlug}-oracle`, oraclePlans, 'oracle', 'Oracle'),
    plansOf('/resources/support-center', supportPlans, 'support', 'Support'),
    others,
    section('faq', {
      anchor: 'questions',
      title: 'Questions about prices',
      questions: [
        question(
          'What can I do without paying?',
          'With a free account you look up addresses on {{freeBlockchains}} blockchains and trace single cases. Screening has a trial of 1,000 checks that needs no card. A first look at stolen funds by one of our analysts is free for individuals.',
        ),
        question(
          'Does a higher volume cost less?',
          `Professional screening costs half as much per check as Basic, with a monthly minimum of $250, which covers 50,000 checks. Basic, for up to 25,000 checks a month, never costs more than $250. From 10 million, Enterprise agreements have volume discounts. [Screening](/products/${brandSlug}-screening) describes what each plan checks.`,
        ),
        question(
          'Which networks are in a plan?',
          'Screening Basic scores addresses on {{entryNetworks}} networks. Professional and Enterprise score them on {{blockchains}} and trace exposure on {{networks}}. A free account names the service behind an address on {{freeBlockchains}} blockchains, without scores or an API. [Coverage](/resources/coverage) lists each network.',
        ),
      ],
    }),
  ],
  seo: {
    title: 'Pricing: screening, oracle and support plans',
    description:
      'Prices per screening and per month for Screening, Oracle and support plans, what a free account includes, and which products are priced on request.',
  },
})
