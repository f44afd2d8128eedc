import type { Testimonial } from '../../../web/src/sanity/types.gen.ts'
import { orderRank } from '../builders/order-rank.ts'
import type { Seed } from '../builders/seed-document.ts'

type Fields = Omit<Seed<Testimonial>, '_id' | '_type' | 'rating' | 'orderRank'>

const testimonial = (position: number, id: string, fields: Fields): Seed<Testimonial> => ({
  _id: `testimonial-${id}`,
  _type: 'testimonial',
  rating: 5,
  orderRank: orderRank(position),
  ...fields,
})

/** Invented people at invented organisations. */
export const testimonials: Seed<Testimonial>[] = [
  testimonial(1, 'ransom-trace', {
    quote:
      'The ransom went through a mixer and two bridges over one weekend. By Monday we had the deposit address and the exchange had the preservation request. The export went into the case file as it was.',
    name: 'Marit Okonjo',
    role: 'Detective Inspector, Cybercrime Unit',
    organization: 'Northmoor Police',
  }),
  testimonial(2, 'alert-quality', {
    quote:
      'Our analysts used to close nine alerts in ten as noise. Now an alert says which exposure raised it and how many hops away it is, and the SAR narrative is half written before anybody opens a template.',
    name: 'Dilnoza Karimova',
    role: 'Head of Financial Crime',
    organization: 'Banque Vellane',
  }),
  testimonial(3, 'withdrawal-screening', {
    quote:
      'We screen every withdrawal before we sign it. At 47 milliseconds the customer never notices, and our regulator could see the rule that had held each payment, and who released it.',
    name: 'Tomás Arriaga',
    role: 'Chief Compliance Officer',
    organization: 'Kestrelbrook Exchange',
  }),
  testimonial(4, 'court-exhibit', {
    quote:
      'Opposing counsel asked how we knew that two addresses had one owner. I turned the page: the heuristic, the transactions, the confidence. There was no second question.',
    name: 'Aiko Brandvold',
    role: 'Partner, Asset Recovery',
    organization: 'Harrowgate Quill LLP',
  }),
  testimonial(5, 'incident-response', {
    quote:
      'During an incident I need three facts: where the money is, who can freeze it, and how long we have. I get all three from one screen, and the on-call engineer answers at night.',
    name: 'Sefa Tuilagi',
    role: 'Incident Response Lead',
    organization: 'Fennmark Security',
  }),
  testimonial(6, 'due-diligence', {
    quote:
      'Before we wire into a fund, we look at where its counterparties’ coins come from. Twice that has changed the terms. Once it ended the deal.',
    name: 'Chidinma Halloran',
    role: 'Director of Operational Due Diligence',
    organization: 'Tarrowick Capital',
  }),
]
