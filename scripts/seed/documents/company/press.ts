import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { personId } from '../../builders/person.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { featureRow, question } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { brandMark } from '../../images/drawings/brand-mark.ts'
import { threeBridges } from '../../images/drawings/three-bridges.ts'
import { seedFile, seedImage } from '../../images/seed-image.ts'
import { brandDomain, brandName, brandSlug } from '../brand.ts'

const facts = section('factTable', {
  anchor: 'facts',
  eyebrow: 'Facts',
  title: 'The company in three lines',
  table: table(
    ['Fact', 'In short'],
    ['Founded', '2018 in New York, by two investigators and an engineer; first product in 2020'],
    ['Offices', 'New York (headquarters), London, Singapore, Toronto; people work in 12 cities'],
    ['Products', 'Reactor, KYT, Storyline, Data, Oracle, Market Intelligence, Screening'],
  ),
})

const register = section('documentList', {
  anchor: 'figures',
  eyebrow: 'Figures',
  title: 'What each figure counts',
  text: 'The figures that this site states about the company, by subject, with who counted them. Please quote each one together with what it counts.',
  what: 'companyFigure',
})

/** The site's icon. */
const logo = seedFile(
  new URL('../../../../web/src/app/icon.svg', import.meta.url),
  `${brandSlug}-logo.svg`,
)

const pictures = section('featureRows', {
  anchor: 'pictures',
  look: 'pair',
  eyebrow: 'Pictures',
  title: 'Pictures you may print',
  text: `Free for editorial use, unchanged, with the credit “${brandName}.” Save them from this page; the logo is a vector file above, and the press desk sends portraits.`,
  rows: [
    featureRow(
      'The mark',
      'A lantern of linked points, one path lit. On a dark ground, as here, or on white; never in other colors, and never to suggest that we endorse something.',
      {
        image: seedImage(
          brandMark,
          'The company’s mark: a lantern drawn of linked points, with one lit path through it.',
        ),
      },
    ),
    featureRow(
      'A traced path',
      'An illustration, not a real case: funds that cross three bridges between four networks. For articles about tracing.',
      {
        image: seedImage(
          threeBridges(),
          'Four parallel lanes, one for each network. A lit line steps down from lane to lane over three bridges and comes to rest in the last.',
        ),
      },
    ),
  ],
})

const experts = section('documentList', {
  anchor: 'experts',
  eyebrow: 'Experts',
  title: 'Experts who speak on the record',
  text: 'They do not comment on customers, open cases or people who have not been charged.',
  what: 'person',
  look: 'cards',
  chosen: referenceList([
    personId('Ingrid Adeyemi'),
    personId('Yuki Sørensen'),
    personId('Callum Drummond'),
    personId('Leila Marchetti'),
    personId('Amara Castellanos'),
  ]),
})

const data = section('documentList', {
  anchor: 'data',
  eyebrow: 'Data',
  title: 'The figures behind every chart',
  text: 'For each report, a PDF of its page and a CSV file with all figures of its charts. The press desk sends the full report. Figures may be quoted and redrawn with the citation on the report’s page.',
  what: 'report',
  action: secondary('Download PDF', to.dialog('report-download')),
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'How we work with journalists',
  questions: [
    question(
      'How fast is the press desk?',
      'It replies within {{pressReply}} in business hours, Monday-Friday 9:00 AM-6:00 PM EST. Tell us your deadline and its time zone.',
    ),
    question(
      'Will you trace an address for a story?',
      'Sometimes, if the story is of public interest and the result can be checked from public data. It comes with the same confidence and limits that a customer sees, and you may publish the transactions.',
    ),
    question(
      'May we name a person as the owner of an address?',
      'Not on the basis of a trace, which shows what moved and not who moved it. We name an individual only where an authority or a court has done so.',
    ),
    question(
      'Do you read articles before they appear?',
      'No, but we check a figure or a quotation if you ask. If one of our own figures is wrong, we publish the correction where the figure appeared.',
    ),
  ],
})

export const press = page({
  title: 'Press',
  path: '/company/press',
  sections: [
    section('hero', {
      look: 'ledger',
      eyebrow: 'Press',
      title: 'Facts, pictures, experts and data',
      text: 'The press desk replies within {{pressReply}} in business hours. Facts, pictures and chart data need no form.',
      actions: [
        primary('Media Inquiry', to.dialog('media-inquiry')),
        secondary(`press@${brandDomain}`, to.url(`mailto:press@${brandDomain}`)),
        quiet('Download the logo (SVG)', to.file(logo)),
        quiet('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
      ],
      figures: [
        registered('customers', { note: 'in {{customerCountries}} countries' }),
        registered('assetsRecovered', { note: 'as customers reported' }),
        registered('team', { note: 'in four offices' }),
      ],
    }),
    facts,
    register,
    data,
    experts,
    pictures,
    questions,
    section('callToAction', {
      title: 'On deadline?',
      text: 'Tell us your question and when you need the answer.',
      look: 'ink',
      actions: [
        primary('Media Inquiry', to.dialog('media-inquiry')),
        quiet('News', to.document('/company/news')),
        quiet('Coverage', to.document('/resources/coverage')),
      ],
    }),
  ],
  seo: {
    title: 'Press: facts, pictures, experts and data',
    description:
      'Company facts with what each figure counts, pictures to print, experts who speak on the record, and the figures of every report’s charts as CSV.',
  },
})
