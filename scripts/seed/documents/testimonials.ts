import type { Testimonial } from '../../../web/src/content/types.gen.ts'
import { orderRank } from '../builders/order-rank.ts'
import { referenceTo } from '../builders/reference.ts'
import type { Seed } from '../builders/seed-document.ts'
import { wordMark } from '../images/seed-image.ts'

type Fields = Omit<Seed<Testimonial>, '_id' | '_type' | 'rating' | 'orderRank'>

const testimonial = (position: number, id: string, fields: Fields): Seed<Testimonial> => ({
  _id: `testimonial-${id}`,
  _type: 'testimonial',
  rating: 5,
  orderRank: orderRank(position),
  ...fields,
})

/** Invented people at invented organizations. */
export const testimonials: Seed<Testimonial>[] = [
  testimonial(1, 'ransom-trace', {
    quote:
      'The ransom crossed two bridges over one weekend. By Monday we had a deposit address, and the exchange had our preservation request. The export went into the case file unchanged.',
    name: 'Marit Okonjo',
    role: 'Detective Inspector, Cybercrime Unit',
    organization: 'Northmoor Police',
  }),
  testimonial(2, 'alert-quality', {
    quote:
      'Our analysts used to close nine alerts in ten as noise. Now an alert says which exposure raised it and how many hops away it is, and the reviewer starts from the path instead of a blank page.',
    name: 'Dilnoza Karimova',
    role: 'Head of Financial Crime',
    organization: 'Banque Vellane',
    mark: wordMark('Banque Vellane'),
    story: referenceTo('/company/customers/banque-vellane'),
  }),
  testimonial(3, 'withdrawal-screening', {
    quote:
      'We screen every withdrawal before we sign it. At 81 milliseconds, network included, the customer never notices. For each payment we held, our auditors see which rule held it and who released it.',
    name: 'Tomás Arriaga',
    role: 'Chief Compliance Officer',
    organization: 'Kestrelbrook Exchange',
    mark: wordMark('Kestrelbrook Exchange'),
    story: referenceTo('/company/customers/kestrelbrook-exchange'),
  }),
  testimonial(4, 'court-exhibit', {
    quote:
      'Opposing counsel asked our expert how she knew that two addresses had one owner. She turned the page: the heuristic, the transactions, the confidence. There was no second question.',
    name: 'Aiko Brandvold',
    role: 'Partner, Asset Recovery',
    organization: 'Harrowgate Quill LLP',
    mark: wordMark('Harrowgate Quill LLP'),
    story: referenceTo('/company/customers/harrowgate-quill'),
  }),
  testimonial(5, 'incident-response', {
    quote:
      'During an incident I need three facts: where the money is, who can freeze it, and when it last moved. I get all three from one screen, and at night the emergency line picks up.',
    name: 'Sefa Tuilagi',
    role: 'Incident Response Lead',
    organization: 'Fennmark Security',
    mark: wordMark('Fennmark Security'),
  }),
  testimonial(6, 'due-diligence', {
    quote:
      'Before we wire into a fund, we look at where its counterparties’ coins come from. Twice that has changed the terms. Once it ended the deal.',
    name: 'Chidinma Halloran',
    role: 'Director of Operational Due Diligence',
    organization: 'Tarrowick Capital',
    mark: wordMark('Tarrowick Capital'),
  }),
  testimonial(7, 'tax-trace', {
    quote:
      'We had four years of trades on three networks and a taxpayer who remembered none of them. Reactor gave us acquisition dates, the method behind them, and a graph that both parties could agree on.',
    name: 'Petra Vandersloot',
    role: 'Senior Examiner, Digital Assets',
    organization: 'Revenue Service of Calverton',
  }),
  testimonial(8, 'look-back', {
    quote:
      'The last time a service was designated, we knew within the hour which of our customers had dealt with it in the past two years. In the old system, that took a week of spreadsheets.',
    name: 'Emeka Strand',
    role: 'Money Laundering Reporting Officer',
    organization: 'Fjordane Pay',
    mark: wordMark('Fjordane Pay'),
  }),
  testimonial(9, 'examination', {
    quote:
      'Our internal auditors picked ten closed alerts at random and asked for the reasoning. We exported all ten in five minutes, with the rule, the label version and the reviewer. They did not ask for an eleventh.',
    name: 'Claire Dunmore',
    role: 'BSA Officer',
    organization: 'First Lakeshore Trust',
    mark: wordMark('First Lakeshore Trust'),
  }),
  testimonial(10, 'risk-committee', {
    quote:
      'Our committee used to spend an hour on what the numbers meant. Now it gets one page with two decisions on it, and spends the hour on the decisions.',
    name: 'Harald Nkemelu',
    role: 'Chair, Board Risk Committee',
    organization: 'Ansgar Mutual',
    mark: wordMark('Ansgar Mutual'),
  }),
  testimonial(11, 'romance-fraud', {
    quote:
      'One complaint looked hopeless on its own. The trace tied it to twenty-six others in five states, and that is what made it a case.',
    name: 'Luz Ferreira-Holt',
    role: 'Detective Sergeant, Economic Crime',
    organization: 'Bridger County Sheriff’s Office',
  }),
  testimonial(12, 'restitution', {
    quote:
      'The restitution table came straight from the trace: each victim, each transfer, each amount. The defense’s expert checked it line by line, and the defense stipulated to the amounts.',
    name: 'Noah Abernathy',
    role: 'Assistant State’s Attorney',
    organization: 'Office of the State’s Attorney, Marlow County',
  }),
]
