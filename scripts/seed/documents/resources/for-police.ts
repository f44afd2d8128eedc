import { primary, quiet, secondary } from '../../builders/action.ts'
import { personId } from '../../builders/person.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { question, step } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'
import { decisions } from './for-police-decisions.ts'

const asking = section('steps', {
  anchor: 'how-to-ask',
  eyebrow: 'Four steps',
  title: 'How to ask us for help',
  text: 'For police, prosecutors, tax authorities and regulators, whether or not your agency is a customer.',
  steps: [
    step(
      'Write from your agency’s address',
      'Use the contact page. Give your name, agency, case number and a telephone number that we can find on an official website. We call back before we share anything.',
      '10 minutes',
    ),
    step(
      'Say what you have',
      'A transaction hash or an address, the date, and what the complaint says. Leave out the names of victims and suspects.',
    ),
    step(
      'Say what you need',
      'Help with a public trace needs no order. Information about one of our customers needs legal process, addressed to us and limited to what the case requires.',
    ),
    step(
      'Get an answer in writing',
      'With the source and the confidence of each label, and what we could not find. Counsel reads every request for customer data.',
    ),
  ],
})

const exhibits = section('factTable', {
  anchor: 'exhibits',
  eyebrow: 'Exhibits',
  title: 'What an exhibit contains',
  text: 'Every transfer in it can be checked from the blockchain itself, without an account with us.',
  table: table(
    ['Part', 'What it holds', 'The question it answers'],
    [
      'Graph',
      'The path you chose, with every address in full in a table',
      'Where did the funds go?',
    ],
    [
      'Transaction table',
      'Hash, block, time in UTC, asset, amount and the tracing method for each hop',
      'Can I check it myself?',
    ],
    [
      'Labels',
      'The service or organization to which we attribute an address, the evidence and its date, and the confidence: confirmed, strong, moderate or indicative',
      'How do you know?',
    ],
    [
      'Method and limits',
      'The method in plain words, the amount under a second method, and what the trace cannot show',
      'Why this amount?',
    ],
    [
      'Case log',
      'Who did what, and which branches were ruled out and why',
      'What did you leave out?',
    ],
    ['Digests', 'SHA-256 of every file, signed', 'Has it been changed?'],
  ),
  note: 'A trace shows what moved. Who controlled an address is a question for the records of the service, for devices and for witnesses.',
})

const experts = section('documentList', {
  anchor: 'experts',
  eyebrow: 'Experts',
  title: 'Expert witnesses on tracing',
  text: 'They testify about method and data, for either side that asks, under a written engagement. Fees do not depend on the outcome.',
  what: 'person',
  look: 'cards',
  chosen: referenceList([
    personId('Ingrid Adeyemi'),
    personId('Callum Drummond'),
    personId('Amara Castellanos'),
  ]),
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Questions from officers',
  questions: [
    question(
      'Do we have to be a customer?',
      'No. A free account looks up addresses, and an analyst replies to a free investigation request within {{firstLook}}. Work on a whole case, training and expert evidence are agreed in writing.',
    ),
    question(
      'Can you freeze funds?',
      'No. An exchange, or the issuer of a stablecoin, can. We tell you which one to write to and what its compliance team needs; [our page for investigators](/solutions/investigators) lists the requests and how long each usually takes.',
    ),
    question(
      'Where do we send legal process?',
      `To [privacy@${brandDomain}](mailto:privacy@${brandDomain}), with “Legal request” in the subject, or by mail to our General Counsel in New York. From outside the United States, ask us which route applies before you start a treaty request: often we do not hold what you are looking for.`,
    ),
    question(
      'Will you tell our suspect?',
      'We tell a customer about a request for its data unless the law or the order forbids it. If telling would endanger a person or the investigation, say so in the request and name the ground.',
    ),
    question(
      'A victim has come to our desk. What do we tell them?',
      'To keep everything, to pay no one, and to read [our page for victims](/resources/for-victims). The first hours matter most.',
    ),
  ],
})

export const forPolice = page({
  title: 'For Police and Prosecutors',
  path: '/resources/for-police',
  sections: [
    section('hero', {
      eyebrow: 'For police and prosecutors',
      title: 'Requests, exhibits and expert witnesses',
      text: 'How to ask us for help, what our exhibits contain, what courts have held, and who can explain it to a judge.',
      actions: [
        primary('How to Ask', to.anchor('how-to-ask')),
        secondary('Request Training Session', to.dialog('briefing-request', { topic: 'training' })),
      ],
      picture: 'mixer-match',
    }),
    asking,
    exhibits,
    decisions,
    experts,
    questions,
    section('callToAction', {
      title: 'Are funds moving right now?',
      text: 'Call us in business hours, and say that funds are moving. At other times, write to the exchange first: it can act before we can.',
      look: 'paper',
      actions: [
        primary('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
        secondary('Contact Us', to.document('/company/contact')),
        quiet('Networks we can trace', to.document('/resources/coverage')),
      ],
    }),
  ],
  seo: {
    title: 'For police: requests, exhibits, decisions',
    description:
      'How police and prosecutors ask us for help, what an exhibit contains, six court decisions on crypto tracing, and experts who can explain a trace.',
  },
})
